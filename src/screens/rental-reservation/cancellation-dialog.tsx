import { type FormEvent, useState } from 'react';
import { type RentalCancelReason, rentalCancelReasons } from '#domain/rental/rental-reservation.ts';
import { moneyText } from '#i18n/money-text.ts';
import { quotedRefundOf, refusalOf } from '#machines/rental-reservation/rental-reservation.selectors.ts';
import { newKey } from '#panels/new-key.ts';
import { reasonWords } from '#panels/rental/rental-words.ts';
import { textIn } from '#panels/text-in.ts';
import { useFlow } from '#panels/use-flow.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { RadioGroup } from '#ui/fields/radio-group.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
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

/** Nobody answered whether it was done. It is asked again by itself, and by whoever does not want to wait. */
const Unheard = ({ flow }: Props) => {
  const { say } = useWords();
  const isAsking = useFlow(flow, isAskingAgain, false);
  return (
    <Notice variant="warning" heard="in-turn" title={say('rental.cancel.unheard')}>
      <Button
        why={isAsking ? say('rental.cancelling') : null}
        reason="heard"
        onClick={() => flow.send({ type: 'outcome.asked' })}
      >
        {say('rental.cancel.ask-again')}
      </Button>
    </Notice>
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
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const reason = reasonIn(new FormData(event.currentTarget));
    miss(reason === null);
    if (reason !== null) flow.send({ type: 'cancellation.confirmed', reason, key: newKey() });
  };
  return (
    <form className={styles.part} noValidate onSubmit={send}>
      {isDifferent ? <Notice variant="warning" heard="at-once" title={say('rental.cancel.differs')} /> : null}
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
      {unheard ? <Unheard flow={flow} /> : null}
      <Ways>
        <Button type="submit" variant="danger" pending={isBusy ? say('rental.cancelling') : null}>
          {refund === 0
            ? say('rental.cancel.confirm-nothing')
            : say('rental.cancel.confirm', { amount: moneyText(refund, words) })}
        </Button>
        <Button
          variant="primary"
          why={isBusy && !unheard ? say('rental.cancelling') : null}
          reason="heard"
          onClick={() => flow.send({ type: 'cancellation.declined' })}
        >
          {say(unheard ? 'rental.cancel.leave' : 'rental.cancel.keep')}
        </Button>
      </Ways>
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
      room="window"
      isOpen={isOpen}
      title={say('rental.cancel.title')}
      onDismiss={() => flow.send({ type: 'cancellation.declined' })}
    >
      {isOpen ? <CancellationForm flow={flow} /> : null}
    </Dialog>
  );
};
