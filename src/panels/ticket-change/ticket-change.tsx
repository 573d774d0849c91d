import { useId } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ChangeQuote, TicketChange as Changing } from '#domain/booking/change-of-tickets.ts';
import type { ChosenJourney } from '#domain/journey/chosen-journey.ts';
import { moneyText } from '#i18n/money-text.ts';
import type { Words } from '#i18n/words.ts';
import type { ticketChangeMachine } from '#machines/ticket-change/ticket-change.machine.ts';
import {
  againAtOf,
  changesOf,
  messageOf,
  quoteOf,
  refusalOf,
  stateOf,
} from '#machines/ticket-change/ticket-change.selectors.ts';
import { AgainButton } from '#panels/again.tsx';
import { newKey } from '#panels/new-key.ts';
import { SettlingNotice } from '#panels/settling-notice.tsx';
import { useFlow } from '#panels/use-flow.ts';
import { Button } from '#ui/buttons/button.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { Ways } from '#ui/layout/ways.tsx';
import { ChangeSum } from './change-sum.tsx';
import { ChangedPlaces } from './changed-places.tsx';
import { refusalWords } from './refusal-words.ts';
import * as styles from './ticket-change.css.ts';

type ChangeActor = ActorRefFrom<typeof ticketChangeMachine>;
type Snapshot = SnapshotFrom<ChangeActor>;

type Props = {
  readonly flow: ChangeActor;
  /** The tickets that are exchanged, and the journey that was chosen instead. */
  readonly change: Changing;
  readonly chosen: ChosenJourney | null;
};

const isReviewing = (snapshot: Snapshot) => snapshot.matches('reviewing');
const isRefused = (snapshot: Snapshot) => snapshot.matches('refused');
const isPerforming = (snapshot: Snapshot) => snapshot.matches('performing');
const isUnknown = (snapshot: Snapshot) => snapshot.matches({ performing: 'unknown' });
const mayAskOutcome = (snapshot: Snapshot) => snapshot.can({ type: 'outcome.asked' });

const confirmText = ({ due, inMoney, inOpenTicket }: ChangeQuote, words: Words): string => {
  if (due > 0) return words.say('change.confirm.due', { amount: moneyText(due, words) });
  const back = inMoney + inOpenTicket;
  return back > 0
    ? words.say('change.confirm.back', { amount: moneyText(back, words) })
    : words.say('change.confirm');
};

const Review = ({ flow, change, chosen }: Props) => {
  const words = useWords();
  const { say } = words;
  const quote = useFlow(flow, quoteOf, null);
  const changes = useFlow(flow, changesOf, []);
  const refusal = useFlow(flow, refusalOf, null);
  if (quote === null) return null;
  return (
    <>
      {refusal === 'amount-differs' ? (
        <Notice variant="warning" heard="at-once" title={say('actions.differs')} />
      ) : null}
      <ChangeSum quote={quote} />
      <Ways>
        <Button variant="primary" onClick={() => flow.send({ type: 'change.confirmed', key: newKey() })}>
          {confirmText(quote, words)}
        </Button>
        <Button onClick={() => flow.send({ type: 'change.declined' })}>{say('change.decline')}</Button>
      </Ways>
      <p>{say('change.text')}</p>
      <ChangedPlaces
        change={change}
        seats={new Map(changes.map(({ ticket, seat }) => [ticket, seat]))}
        chosen={chosen}
        quote={quote}
      />
    </>
  );
};

const Refused = ({ flow }: Pick<Props, 'flow'>) => {
  const { say } = useWords();
  const refusal = useFlow(flow, refusalOf, null);
  const message = useFlow(flow, messageOf, null);
  const againAt = useFlow(flow, againAtOf, null);
  return (
    <Notice variant="danger" heard="at-once" focus="taken" title={say('change.refused')}>
      <p>{message ?? say(refusalWords[refusal ?? 'not-reached'])}</p>
      <Ways>
        <AgainButton againAt={againAt} onClick={() => flow.send({ type: 'change.asked' })}>
          {say('change.again')}
        </AgainButton>
        <Button onClick={() => flow.send({ type: 'change.declined' })}>{say('change.decline')}</Button>
      </Ways>
    </Notice>
  );
};

const Performing = ({ flow }: Pick<Props, 'flow'>) => {
  const { say } = useWords();
  const refusal = useFlow(flow, refusalOf, null);
  const message = useFlow(flow, messageOf, null);
  const isReasoned = useFlow(flow, isUnknown, false) && refusal !== null;
  return (
    <SettlingNotice
      title={say('actions.performing')}
      text={isReasoned ? (message ?? say(refusalWords[refusal])) : say('actions.performing.text')}
      heard={useFlow(flow, mayAskOutcome, false) ? 'no' : 'yes'}
      onAsk={() => flow.send({ type: 'outcome.asked' })}
    />
  );
};

/** What a change of tickets costs and brings, told before it is made. */
export const TicketChange = (own: Props) => {
  const { say } = useWords();
  const { flow } = own;
  const id = useId();
  const state = useFlow(flow, stateOf, '');
  const reviewing = useFlow(flow, isReviewing, false);
  const refused = useFlow(flow, isRefused, false);
  const performing = useFlow(flow, isPerforming, false);
  return (
    <section className={styles.part} aria-labelledby={id} data-flow="ticket-change" data-state={state}>
      <h2 id={id} className={styles.heading}>
        {say('change.title')}
      </h2>
      {reviewing ? <Review {...own} /> : null}
      {refused ? <Refused flow={flow} /> : null}
      {performing ? <Performing flow={flow} /> : null}
      {reviewing || refused || performing ? null : (
        <LoadingText room="window" text={say('actions.reckoning')} />
      )}
    </section>
  );
};
