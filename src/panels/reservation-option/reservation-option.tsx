import { type Ref, useId } from 'react';
import type { Reservation } from '#domain/booking/reservation.ts';
import { bookingOf, stateOf } from '#machines/reservation-option/reservation-option.selectors.ts';
import { SettlingNotice } from '#panels/settling-notice.tsx';
import { useShop } from '#panels/shop.ts';
import { useFlow } from '#panels/use-flow.ts';
import { Countdown } from '#ui/feedback/countdown.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { classes } from '#ui/theme/classes.ts';
import { HeldOption } from './held-option.tsx';
import { keptUntil } from './kept-until.ts';
import { OptionMessage } from './option-message.tsx';
import { CancellationQuestion, SaleQuestion } from './option-questions.tsx';
import { OverOption } from './over-option.tsx';
import { ProofAsked } from './proof-asked.tsx';
import * as styles from './reservation-option.css.ts';
import { mayAskOutcome, partOf, type ReservationOptionActor } from './reservation-option-views.ts';

type Props = { readonly option: ReservationOptionActor };
type Headed = {
  /** What its heading is under the headings of its page. */
  readonly rank?: 'h2' | 'h4';
  readonly heading?: Ref<HTMLHeadingElement>;
};

const actionIds = { extending: 'option.extending', cancelling: 'option.cancelling' } as const;

const Acting = ({ option, action }: Props & { readonly action: keyof typeof actionIds }) => {
  const { say } = useWords();
  return (
    <SettlingNotice
      title={say(actionIds[action])}
      text={say('actions.performing.text')}
      heard={useFlow(option, mayAskOutcome, false) ? 'no' : 'yes'}
      onAsk={() => option.send({ type: 'outcome.asked' })}
    />
  );
};

const always = () => true;

const Held = ({ option, booking }: Props & { readonly booking: Reservation }) => {
  const kept = keptUntil(booking, useWords());
  const { now } = useShop();
  const { deadline } = booking;
  const isLive = useFlow(option, always, false);
  return (
    <>
      <Notice variant="info" title={kept.title}>
        <p>{kept.text}</p>
        {isLive ? (
          <p>
            <Countdown endsAt={deadline} now={now} />
          </p>
        ) : null}
        {booking.awaitsProof ? <ProofAsked option={option} /> : null}
      </Notice>
      <OptionMessage option={option} />
      <HeldOption option={option} booking={booking} />
      <CancellationQuestion option={option} booking={booking} />
      <SaleQuestion option={option} />
    </>
  );
};

/** A reservation after it was made: how long it is kept, and what can be done with it. */
export const ReservationOption = ({ option, rank: Heading = 'h2', heading = null }: Props & Headed) => {
  const { say } = useWords();
  const id = useId();
  const state = useFlow(option, stateOf, '');
  const part = useFlow(option, partOf, 'held');
  const booking = useFlow(option, bookingOf, bookingOf(option.getSnapshot()));
  return (
    <section
      className={classes(styles.part, 'no-print')}
      aria-labelledby={id}
      data-flow="reservation-option"
      data-state={state}
    >
      <Heading ref={heading} id={id}>
        {say('option.title')}
      </Heading>
      {part === 'held' ? <Held option={option} booking={booking} /> : null}
      {part === 'extending' || part === 'cancelling' ? <Acting option={option} action={part} /> : null}
      {part === 'selling' ? <LoadingText text={say('option.selling')} /> : null}
      {part === 'over' ? (
        <>
          <OptionMessage option={option} />
          <OverOption option={option} />
        </>
      ) : null}
    </section>
  );
};
