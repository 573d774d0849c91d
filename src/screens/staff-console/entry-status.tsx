import { type CatalogueEntry, knownAs, staffNamed } from '#domain/catalogue/catalogue-entry.ts';
import { catalogueFields } from '#domain/catalogue/catalogue-fields.ts';
import { momentText } from '#i18n/moment-text.ts';
import type { Words } from '#i18n/words.ts';
import { useStations } from '#panels/stations.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import { Card } from '#ui/layout/card.tsx';
import { CardHead } from '#ui/layout/card-head.tsx';
import { FactsList } from '#ui/layout/facts-list.tsx';
import * as styles from './catalogue-entry.css.ts';
import { heldFrom } from './held-from.tsx';
import { StatusBadge } from './status-badge.tsx';
import { comingFacts, type Fact } from './words/coming-facts.ts';
import { kindWords } from './words/entry-words.ts';
import { fieldWordOf } from './words/field-words.ts';
import { staffText } from './words/staff-text.ts';
import { valueText } from './words/value-text.ts';

type Props = { readonly entry: CatalogueEntry };

const meantBy = (entry: CatalogueEntry, words: Words): readonly Fact[] => {
  const { intent } = entry;
  if (intent === null) return [];
  const { say } = words;
  const nameOf = (id: number) => staffText(staffNamed(entry, id), words);
  return [
    heldFrom(intent, words),
    [say('catalogue.edited-by'), nameOf(intent.editedBy)],
    ...(intent.sentBy === null ? [] : [[say('catalogue.sent-by'), nameOf(intent.sentBy)] as const]),
    [say('catalogue.last-changed'), momentText(intent.at, words)],
  ];
};

/** How an entry stands, by whom and since when, and what travellers meet today. A plan is drawn and not written. */
export const EntryStatus = ({ entry }: Props) => {
  const words = useWords();
  const { nameOf } = useStations();
  const { say } = words;
  const { kind, intent } = entry;
  const fields = knownAs(entry) ?? intent?.fields ?? {};
  return (
    <Card>
      <CardHead>
        <h2>
          {say(kindWords[kind])} · <bdi>{valueText({ type: 'text' }, fields.name, words)}</bdi>
        </h2>
        <StatusBadge entry={entry} />
      </CardHead>
      <div className={styles.value}>
        <FactsList
          facts={[
            ...comingFacts(entry, words),
            ...meantBy(entry, words),
            ...catalogueFields[kind]
              .filter(({ type }) => type !== 'seat-plan')
              .map(
                (field): Fact => [
                  say(fieldWordOf(field.name)),
                  valueText(field, fields[field.name], words, nameOf),
                ],
              ),
          ]}
        />
      </div>
    </Card>
  );
};
