import type { CatalogueIntent } from '#domain/catalogue-entry.ts';
import { shortDayText } from '#i18n/day-text.ts';
import type { Words } from '#i18n/words.ts';
import { entryOf } from '#machines/catalogue-approval/catalogue-approval.selectors.ts';
import { useFlow } from '#panels/use-flow.ts';
import { FactsList } from '#ui/facts-list.tsx';
import { useWords } from '#ui/words-context.ts';
import type { CatalogueActor } from './entry-views.ts';

/** From which day an intent holds; of a deletion, from which day the entry no longer does. */
export const heldFrom = (
  { action, effectiveDate }: CatalogueIntent,
  words: Words,
): readonly [what: string, value: string] => [
  action === 'delete' ? words.say('catalogue.gone-from') : words.say('catalogue.holds-from'),
  effectiveDate === null ? words.say('catalogue.at-once') : shortDayText(effectiveDate, words),
];

/** The same, before it is published. */
export const HeldFrom = ({ flow }: { readonly flow: CatalogueActor }) => {
  const words = useWords();
  const intent = useFlow(flow, entryOf, null)?.intent ?? null;
  return intent === null ? null : <FactsList facts={[heldFrom(intent, words)]} />;
};
