import { seenOf } from '#domain/catalogue/catalogue-step.ts';
import {
  entryOf,
  kindOf,
  refusalOf,
  stateOf,
} from '#machines/catalogue-approval/catalogue-approval.selectors.ts';
import { useFlow } from '#panels/use-flow.ts';
import { Button } from '#ui/buttons/button.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { ActionDialog } from './action-dialog.tsx';
import * as styles from './catalogue-entry.css.ts';
import { EntryActions } from './entry-actions.tsx';
import { EntryDifference } from './entry-difference.tsx';
import { EntryForm } from './entry-form.tsx';
import { EntryOutcome } from './entry-outcome.tsx';
import type { EntryParts } from './entry-parts.ts';
import { EntryStatus } from './entry-status.tsx';
import { type CatalogueActor, isEditing, isOver, isRead, isReading, isUnread } from './entry-views.ts';
import { consoleAddress } from './flow/console-address.ts';
import { NamingDialog } from './naming-dialog.tsx';
import { NotSavedYet } from './not-saved-yet.tsx';
import { PassengersViews } from './seat-plan/passengers-views.tsx';
import { WarningDialog } from './warning-dialog.tsx';
import { WhyRefused } from './why-refused.tsx';

type Props = { readonly flow: CatalogueActor };
type Whole = Props & { readonly parts: EntryParts };

const Over = ({ flow }: Props) => {
  const { say } = useWords();
  const kind = useFlow(flow, kindOf, 'subscriptions');
  const isGone = useFlow(flow, refusalOf, null) === 'catalogue-entry-gone';
  return (
    <Notice
      variant={isGone ? 'warning' : 'info'}
      heard="in-turn"
      title={isGone ? say('catalogue.refused.gone') : say('catalogue.over')}
    >
      <LinkButton href={consoleAddress(kind)}>{say('catalogue.back')}</LinkButton>
    </Notice>
  );
};

const Unread = ({ flow }: Props) => {
  const { say } = useWords();
  return (
    <Notice variant="danger" heard="at-once" title={say('catalogue.unread')}>
      <WhyRefused flow={flow} />
      <Button onClick={() => flow.send({ type: 'entry.asked' })}>{say('catalogue.read-again')}</Button>
    </Notice>
  );
};

const Read = ({ flow, parts }: Whole) => {
  const entry = useFlow(flow, entryOf, null);
  const { History, Preview, typing } = parts;
  return entry === null ? null : (
    <>
      <NotSavedYet flow={flow} typing={typing} />
      <EntryStatus entry={entry} />
      <EntryDifference entry={entry} />
      <PassengersViews entry={entry} Preview={Preview} />
      <EntryActions flow={flow} />
      <History key={JSON.stringify(seenOf(entry))} kind={entry.kind} id={entry.id} />
    </>
  );
};

const EntryState = ({ flow, parts }: Whole) => {
  const { say } = useWords();
  const over = useFlow(flow, isOver, false);
  const editing = useFlow(flow, isEditing, false);
  const unread = useFlow(flow, isUnread, false);
  const reading = useFlow(flow, isReading, false);
  const read = useFlow(flow, isRead, false);
  if (over) return <Over flow={flow} />;
  if (editing) return <EntryForm flow={flow} parts={parts} />;
  if (unread) return <Unread flow={flow} />;
  return read && !reading ? (
    <Read flow={flow} parts={parts} />
  ) : (
    <LoadingText text={say('catalogue.reading')} />
  );
};

/** One entry of the catalogue: how it stands, what would change, and what this person may do with it. */
export const CatalogueEntry = ({ flow, parts }: Whole) => {
  const state = useFlow(flow, stateOf, '');
  return (
    <div className={styles.page} data-density="functional" data-flow="catalogue-approval" data-state={state}>
      <ActionDialog flow={flow} />
      <NamingDialog flow={flow} />
      <WarningDialog flow={flow} />
      <EntryOutcome flow={flow} />
      <EntryState flow={flow} parts={parts} />
    </div>
  );
};
