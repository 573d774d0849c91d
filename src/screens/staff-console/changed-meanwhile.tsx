import { type CatalogueEntry, staffNamed } from '#domain/catalogue/catalogue-entry.ts';
import { catalogueFields } from '#domain/catalogue/catalogue-fields.ts';
import { type CatalogueSeen, seenOf } from '#domain/catalogue/catalogue-step.ts';
import { entryOf } from '#machines/catalogue-approval/catalogue-approval.selectors.ts';
import { useStations } from '#panels/stations.ts';
import { useFlow } from '#panels/use-flow.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { FactsList } from '#ui/layout/facts-list.tsx';
import { type CatalogueActor, isOutdated } from './entry-views.ts';
import { fieldWordOf } from './words/field-words.ts';
import { staffText } from './words/staff-text.ts';
import { valueText } from './words/value-text.ts';

type Props = { readonly flow: CatalogueActor; readonly editedVersion: CatalogueSeen };

/** What was typed before a reload was typed over a version that stands no longer. */
const isOtherVersion = (over: CatalogueSeen, entry: CatalogueEntry): boolean => {
  const { intentId, version } = seenOf(entry);
  return over.intentId !== intentId || over.version !== version;
};

/** How the entry stands now and by whom, where somebody else has changed it while this form was typed. */
export const ChangedMeanwhile = ({ flow, editedVersion }: Props) => {
  const words = useWords();
  const { nameOf } = useStations();
  const { say } = words;
  const entry = useFlow(flow, entryOf, null);
  const hasConflict = useFlow(flow, isOutdated, false);
  if (entry === null || !(hasConflict || isOtherVersion(editedVersion, entry))) return null;
  const current = entry.intent ?? entry.published;
  return (
    <Notice variant="warning" heard="at-once" title={say('catalogue.outdated')}>
      <p>
        {entry.intent === null
          ? say('catalogue.outdated.text')
          : say('catalogue.outdated.by', {
              staff: staffText(staffNamed(entry, entry.intent.editedBy), words),
            })}
      </p>
      <FactsList
        facts={catalogueFields[entry.kind].map((field) => [
          say(fieldWordOf(field.name)),
          valueText(field, current?.fields[field.name], words, nameOf),
        ])}
      />
    </Notice>
  );
};
