import { type CatalogueDifference, catalogueDifference } from '#domain/catalogue-difference.ts';
import type { CatalogueEntry } from '#domain/catalogue-entry.ts';
import { textsIn } from '#domain/catalogue-values.ts';
import { DataTable } from '#ui/data-table.tsx';
import { useWords } from '#ui/words-context.ts';
import * as styles from './catalogue-entry.css.ts';
import { actionWords } from './entry-words.ts';
import { fieldWordOf } from './field-words.ts';
import { PlanLines } from './plan-lines.tsx';
import { fieldNamed, valueText } from './value-text.ts';

type Own = { readonly entry: CatalogueEntry };

/** What is published and what is meant, field beside field; only what would change. */
export const EntryDifference = ({ entry }: Own) => {
  const words = useWords();
  const { say } = words;
  if (entry.intent === null) return null;
  const rows = catalogueDifference(entry);
  const shown = ({ field, published, meant }: CatalogueDifference, side: 'gone' | 'new') => {
    const { type } = fieldNamed(entry.kind, field);
    const [value, other] = side === 'gone' ? [published, meant] : [meant, published];
    return type === 'seat-plan' && value !== null ? (
      <PlanLines lines={textsIn(value)} other={textsIn(other ?? undefined)} side={side} />
    ) : (
      <bdi className={styles.value}>{valueText({ type }, value, words)}</bdi>
    );
  };
  return rows.length === 0 ? (
    <p>{say('catalogue.difference.none')}</p>
  ) : (
    <DataTable
      caption={say(actionWords[entry.intent.action])}
      rows={rows}
      keyOf={({ field }) => field}
      columns={[
        {
          key: 'field',
          name: say('catalogue.difference.field'),
          show: ({ field }) => say(fieldWordOf(field)),
        },
        {
          key: 'published',
          name: say('catalogue.difference.published'),
          show: (row) => shown(row, 'gone'),
        },
        {
          key: 'meant',
          name: say('catalogue.difference.meant'),
          show: (row) => shown(row, 'new'),
        },
      ]}
    />
  );
};
