import { addresses } from '#domain/shop/addresses.ts';
import { moneyText } from '#i18n/money-text.ts';
import {
  againAtOf,
  messageOf,
  refusalOf,
  rentalOf,
} from '#machines/rental-reservation/rental-reservation.selectors.ts';
import { AgainButton, AgainText } from '#panels/again.tsx';
import { rentalRefusalText } from '#panels/rental/rental-refusal-text.ts';
import { useFlow } from '#panels/use-flow.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { KeptRoom } from '#ui/layout/kept-room.tsx';
import { Ways } from '#ui/layout/ways.tsx';
import { refusalWords } from './refusal-words.ts';
import * as styles from './rental-reservation.css.ts';
import {
  isAnswerDue,
  isAsked,
  isCancelled,
  isLinkMailed,
  isRereading,
  isShown,
  isUnknown,
  type RentalActor,
} from './rental-reservation-views.ts';

type Props = { readonly flow: RentalActor };

const useRefusalText = (flow: RentalActor): string | null => {
  const { say } = useWords();
  const refusal = useFlow(flow, refusalOf, null);
  const message = useFlow(flow, messageOf, null);
  return refusal === null ? null : (rentalRefusalText(refusal, message) ?? say(refusalWords[refusal]));
};

/** The rental is known, and came to nothing: another one can be looked for. */
const Closed = ({ text }: { readonly text: string }) => {
  const { say } = useWords();
  return (
    <div className={styles.part}>
      <Notice variant="warning" heard="in-turn" focus="after-press" title={say('rental.result.none')}>
        <p>{text}</p>
      </Notice>
      <Ways>
        <LinkButton href={addresses['rental-list'].path}>{say('rental.result.another')}</LinkButton>
      </Ways>
    </div>
  );
};

/** What came back with a cancellation that was done just now. */
const Cancelled = ({ flow }: Props) => {
  const words = useWords();
  const { say } = words;
  const refund = useFlow(flow, rentalOf, null)?.cancellation?.refund ?? 0;
  return (
    <Notice variant="success" heard="in-turn" focus="after-press" title={say('rental.cancel.done')}>
      <p>
        {refund === 0
          ? say('rental.cancel.done.nothing')
          : say('rental.cancel.done.text', { amount: moneyText(refund, words) })}
      </p>
    </Notice>
  );
};

/** A link is on its way: to the driver of the rental that is shown, or of the one that was looked for, if there is one. */
const Mailed = ({ flow }: Props) => {
  const { say } = useWords();
  const isFound = useFlow(flow, isShown, false);
  return isFound ? (
    <Notice variant="success" heard="in-turn" focus="after-press" title={say('rental.link.sent')} />
  ) : (
    <Notice variant="success" heard="in-turn" focus="after-press" title={say('lookup.link.sent')}>
      <p>{say('lookup.link.sent.text')}</p>
    </Notice>
  );
};

/** Whether it was cancelled is asked, and can be asked once more; the office below can be called. */
const Unknown = ({ flow }: Props) => {
  const { say } = useWords();
  const isAsking = useFlow(flow, isRereading, false);
  const againAt = useFlow(flow, againAtOf, null);
  const refused = useRefusalText(flow);
  return (
    <Notice variant="warning" heard="in-turn" focus="after-press" title={say('settling.unheard')}>
      <p>{say('rental.cancel.unknown')}</p>
      <AgainButton
        againAt={againAt}
        pending={isAsking ? say('rental.cancel.asking') : null}
        onClick={() => flow.send({ type: 'outcome.asked' })}
      >
        {say('rental.cancel.ask-again')}
      </AgainButton>
      {refused === null ? null : <p>{refused}</p>}
    </Notice>
  );
};

const LastOutcome = ({ flow }: Props) => {
  const { say } = useWords();
  const refusal = useFlow(flow, refusalOf, null);
  const refused = useRefusalText(flow);
  const againAt = useFlow(flow, againAtOf, null);
  const mailed = useFlow(flow, isLinkMailed, false);
  const cancelled = useFlow(flow, isCancelled, false);
  if (mailed) return <Mailed flow={flow} />;
  if (cancelled) return <Cancelled flow={flow} />;
  if (refused === null) return null;
  return refusal === 'rental-over' || refusal === 'rental-returned' ? (
    <Closed text={refused} />
  ) : (
    <Notice variant="danger" heard="at-once" title={say('rental.refused.title')}>
      <p>{refused}</p>
      <AgainText againAt={againAt} />
    </Notice>
  );
};

/** What became of what was wished for last. While the cancellation is asked about, that is told in its dialog. */
export const RentalMessage = ({ flow }: Props) => {
  const isAsking = useFlow(flow, isAnswerDue, false);
  const isInDialog = useFlow(flow, isAsked, false);
  const unknown = useFlow(flow, isUnknown, false);
  if (isInDialog) return null;
  return unknown ? (
    <Unknown flow={flow} />
  ) : (
    <KeptRoom isAsking={isAsking}>
      <LastOutcome flow={flow} />
    </KeptRoom>
  );
};
