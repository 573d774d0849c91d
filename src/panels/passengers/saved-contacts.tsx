import type { Dispatch } from 'react';
import type { SnapshotFrom } from 'xstate';
import { payerOf } from '#machines/booking/booking.selectors.ts';
import { loginPanelId } from '#panels/login-panel-id.ts';
import { type BookingActor, type SessionActor, useShop } from '#panels/shop.ts';
import { useFlow } from '#panels/use-flow.ts';
import { Button } from '#ui/button.tsx';
import { useWords } from '#ui/words-context.ts';
import { actions, quiet } from './passengers.css.ts';
import type { TypedAction } from './typed-party.ts';

const memberIn = ({ context }: SnapshotFrom<SessionActor>) => context.member;

type Own = { readonly booking: BookingActor; readonly tell: Dispatch<TypedAction> };

/** Members need not write what is known of them; guests are told that logging in would help. */
export const SavedContacts = ({ booking, tell }: Own) => {
  const { say } = useWords();
  const { session } = useShop();
  const payer = useFlow(booking, payerOf, 'guest');
  const member = useFlow(session, memberIn, null);
  if (payer === 'guest') {
    return (
      <p className={actions}>
        <span className={quiet}>{say('passenger.saved.guest')}</span>
        <Button popoverTarget={loginPanelId}>{say('login.open')}</Button>
      </p>
    );
  }
  return member === null ? null : (
    <div className={actions}>
      <Button
        onClick={() => {
          const { firstName, lastName, email } = member;
          tell({ type: 'typed', passenger: 0, change: { firstName, lastName } });
          tell({ type: 'contact-typed', change: { email } });
          tell({ type: 'left', passenger: 0 });
        }}
      >
        {say('passenger.saved.own')}
      </Button>
    </div>
  );
};
