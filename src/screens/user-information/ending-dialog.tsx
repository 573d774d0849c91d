import { type FormEvent, useState } from 'react';
import type { MembershipLoss } from '#domain/member/membership-loss.ts';
import { lossOf } from '#machines/profile/profile.selectors.ts';
import { newKey } from '#panels/new-key.ts';
import { SettlingNotice } from '#panels/settling-notice.tsx';
import { textIn } from '#panels/text-in.ts';
import { useFlow } from '#panels/use-flow.ts';
import { Button } from '#ui/buttons/button.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { KeptRoom } from '#ui/layout/kept-room.tsx';
import { Ways } from '#ui/layout/ways.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { isEnding, isEndingRefused, isEndShown, isEndUnheard, type ProfileActor } from './profile-views.ts';
import { RefusalNotice } from './refusal-notice.tsx';
import { form, lost } from './user-information.css.ts';

type Props = { readonly flow: ProfileActor };

const passwordId = 'ending-password';

const Losses = ({ loss: { tickets, openTickets, coupons, packages } }: { readonly loss: MembershipLoss }) => {
  const { say } = useWords();
  return (
    <div className={lost}>
      <ul>
        <li>{say('profile.end.data')}</li>
        {packages > 0 ? <li>{say('profile.end.packages', { count: packages })}</li> : null}
        {tickets > 0 ? <li>{say('profile.end.tickets', { count: tickets })}</li> : null}
        {coupons > 0 ? <li>{say('profile.end.coupons', { count: coupons })}</li> : null}
        {openTickets > 0 ? <li>{say('profile.end.open-tickets', { count: openTickets })}</li> : null}
      </ul>
    </div>
  );
};

const EndingForm = ({ flow }: Props) => {
  const { say } = useWords();
  const [isMissing, miss] = useState(false);
  const isBusy = useFlow(flow, isEnding, false);
  const isRefused = useFlow(flow, isEndingRefused, false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = textIn(new FormData(event.currentTarget), passwordId);
    miss(password === '');
    if (password === '') document.getElementById(passwordId)?.focus();
    else flow.send({ type: 'ending.confirmed', password, key: newKey() });
  };
  return (
    <form className={form} noValidate onSubmit={submit}>
      <PasswordField
        id={passwordId}
        name={passwordId}
        label={say('profile.end.password')}
        problem={isMissing ? say('password.problem.required') : null}
      />
      <KeptRoom isAsking={isBusy}>
        {isRefused ? <RefusalNotice flow={flow} title={say('profile.end.refused')} /> : null}
      </KeptRoom>
      <Ways>
        <Button type="submit" variant="danger" pending={isBusy ? say('profile.end.doing') : null}>
          {say('profile.end.confirm')}
        </Button>
        <Button
          variant="primary"
          why={isBusy ? say('profile.end.doing') : null}
          reason="heard"
          onClick={() => flow.send({ type: 'ending.declined' })}
        >
          {say('profile.end.decline')}
        </Button>
      </Ways>
    </form>
  );
};

const EndingAsked = ({ flow }: Props) => {
  const { say } = useWords();
  const loss = useFlow(flow, lossOf, null);
  return (
    <>
      <p>{say('profile.end.text')}</p>
      {loss === null ? null : <Losses loss={loss} />}
      <EndingForm flow={flow} />
    </>
  );
};

const EndingUnheard = ({ flow }: Props) => {
  const { say } = useWords();
  return (
    <SettlingNotice
      title={say('profile.end.doing')}
      text={say('profile.end.unheard')}
      heard="no"
      onAsk={() => flow.send({ type: 'outcome.asked' })}
    />
  );
};

/** What is lost for good and what stays, and the password that proves who asks for it. */
export const EndingDialog = ({ flow }: Props) => {
  const { say } = useWords();
  const isOpen = useFlow(flow, isEndShown, false);
  const isUnheard = useFlow(flow, isEndUnheard, false);
  return (
    <Dialog
      role="alertdialog"
      grows="downwards"
      isOpen={isOpen}
      title={say(isUnheard ? 'profile.end' : 'profile.end.title')}
      onDismiss={() => flow.send({ type: 'ending.declined' })}
    >
      {isUnheard ? <EndingUnheard flow={flow} /> : null}
      {isOpen && !isUnheard ? <EndingAsked flow={flow} /> : null}
    </Dialog>
  );
};
