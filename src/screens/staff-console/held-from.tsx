import { type CatalogueIntent, droppedBy } from '#domain/catalogue/catalogue-entry.ts';
import { shortDayText } from '#i18n/day-text.ts';
import type { Words } from '#i18n/words.ts';
import { entryOf } from '#machines/catalogue-approval/catalogue-approval.selectors.ts';
import { useFlow } from '#panels/use-flow.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { FactsList } from '#ui/layout/facts-list.tsx';
import type { CatalogueActor } from './entry-views.ts';
import { comingFact } from './words/coming-facts.ts';

/** From which day an intent holds; of a deletion, from which day the entry no longer does. */
export const heldFrom = (
  { action, effectiveDate }: CatalogueIntent,
  words: Words,
): readonly [what: string, value: string] => [
  action === 'delete' ? words.say('catalogue.gone-from') : words.say('catalogue.holds-from'),
  effectiveDate === null ? words.say('catalogue.at-once') : shortDayText(effectiveDate, words),
];

/** The same, before it is published, and what it takes the place of. */
export const HeldFrom = ({ flow }: { readonly flow: CatalogueActor }) => {
  const words = useWords();
  const entry = useFlow(flow, entryOf, null);
  if (!entry?.intent) return null;
  const dropped = droppedBy(entry);
  return (
    <>
      <FactsList facts={[heldFrom(entry.intent, words)]} />
      {dropped.length === 0 ? null : (
        <Notice variant="warning" title={words.say('catalogue.dropped')}>
          <FactsList facts={dropped.map((each) => comingFact(entry, each, words))} />
        </Notice>
      )}
    </>
  );
};
