import { type FormEvent, useState } from 'react';
import { type RentalCancelReason, rentalCancelReasons } from '#domain/rental/rental-reservation.ts';
import type { Kurus } from '#domain/values/kurus.ts';
import { moneyText } from '#i18n/money-text.ts';
import { quotedRefundOf, refusalOf } from '#machines/rental-reservation/rental-reservation.selectors.ts';
import { newKey } from '#panels/new-key.ts';
import { reasonWords } from '#panels/rental/rental-words.ts';
import { textIn } from '#panels/text-in.ts';
import { UnheardNotice } from '#panels/unheard-notice.tsx';
import { useFlow } from '#panels/use-flow.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { RadioGroup } from '#ui/fields/radio-group.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { KeptRoom } from '#ui/layout/kept-room.tsx';
import { Ways } from '#ui/layout/ways.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import * as styles from './rental-reservation.css.ts';
import {
  isAsked,
  isAskingAgain,
  isCancelling,
  isUnheard,
  type RentalActor,
} from './rental-reservation-views.ts';

type Props = { readonly flow: RentalActor };

const reasonField = 'neden';
const zeroAmounts = { deduction: 0, refund: 0 };

const reasonIn = (form: FormData): RentalCancelReason | null =>
  rentalCancelReasons.find((reason) => reason === textIn(form, reasonField)) ?? null;

/** It is done, or asked about once more where nobody answered; nothing of it can be pressed twice. */
const Confirm = ({ flow, refund }: Props & { readonly refund: Kurus }) => {
  const words = useWords();
  const { say } = words;
  const isBusy = useFlow(flow, isCancelling, false);
  const unheard = useFlow(flow, isUnheard, false);
  const isAsking = useFlow(flow, isAskingAgain, false);
  const confirms =
    refund === 0
      ? say('rental.cancel.confirm-nothing')
      : say('rental.cancel.confirm', { amount: moneyText(refund, words) });
  return (
    <Button
      type="submit"
      variant={unheard ? 'secondary' : 'danger'}
      pending={isBusy && (isAsking || !unheard) ? say('rental.cancelling') : null}
    >
      {unheard ? say('rental.cancel.ask-again') : confirms}
    </Button>
  );
};

const CancellationForm = ({ flow }: Props) => {
  const words = useWords();
  const { say } = words;
  const { deduction, refund } = useFlow(flow, quotedRefundOf, null) ?? zeroAmounts;
  const isBusy = useFlow(flow, isCancelling, false);
  const unheard = useFlow(flow, isUnheard, false);
  const isDifferent = useFlow(flow, refusalOf, null) === 'amount-differs';
  const [isMissing, miss] = useState(false);
  const confirm = (reason: RentalCancelReason | null) => {
    miss(reason === null);
    if (reason !== null) flow.send({ type: 'cancellation.confirmed', reason, key: newKey() });
  };
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (unheard) flow.send({ type: 'outcome.asked' });
    else confirm(reasonIn(new FormData(event.currentTarget)));
  };
  return (
    <form className={styles.part} noValidate onSubmit={send}>
      <KeptRoom isAsking={isBusy}>
        {isDifferent ? (
          <Notice variant="warning" heard="at-once" title={say('rental.cancel.differs')} />
        ) : null}
      </KeptRoom>
      <p>
        {refund === 0
          ? say('rental.cancel.nothing')
          : say('rental.cancel.text', {
              refund: moneyText(refund, words),
              kept: moneyText(deduction, words),
            })}
      </p>
      <RadioGroup
        id="rental-reason"
        name={reasonField}
        label={say('rental.reason')}
        problem={isMissing ? say('rental.reason.needed') : null}
        choices={rentalCancelReasons.map((reason) => ({ value: reason, label: say(reasonWords[reason]) }))}
      />
      <Ways>
        <Confirm flow={flow} refund={refund} />
        <Button
          variant="primary"
          why={isBusy && !unheard ? say('rental.cancelling') : null}
          reason="heard"
          onClick={() => flow.send({ type: 'cancellation.declined' })}
        >
          {say(unheard ? 'rental.cancel.leave' : 'rental.cancel.keep')}
        </Button>
      </Ways>
      <UnheardNotice isGoing={isBusy} isUnheard={unheard} title={say('rental.cancel.unheard')} />
    </form>
  );
};

/** What comes back is told and the reason asked, before anything is done. */
export const CancellationDialog = ({ flow }: Props) => {
  const { say } = useWords();
  const isOpen = useFlow(flow, isAsked, false);
  return (
    <Dialog
      role="alertdialog"
      grows="downwards"
      isOpen={isOpen}
      title={say('rental.cancel.title')}
      onDismiss={() => flow.send({ type: 'cancellation.declined' })}
    >
      {isOpen ? <CancellationForm flow={flow} /> : null}
    </Dialog>
  );
};
