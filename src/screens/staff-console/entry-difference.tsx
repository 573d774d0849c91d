import { Suspense } from 'react';
import { catalogueDifference } from '#domain/catalogue/catalogue-difference.ts';
import type { CatalogueEntry, CatalogueValue } from '#domain/catalogue/catalogue-entry.ts';
import { textsIn } from '#domain/catalogue/catalogue-values.ts';
import { useStations } from '#panels/stations.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import { DataTable } from '#ui/layout/data-table.tsx';
import * as styles from './catalogue-entry.css.ts';
import { LazyPlanLines } from './seat-plan/lazy-plan-lines.tsx';
import { comingName } from './words/coming-name.ts';
import { differenceWords } from './words/entry-words.ts';
import { fieldWordOf } from './words/field-words.ts';
import { fieldNamed, valueText } from './words/value-text.ts';

type Props = { readonly entry: CatalogueEntry };

type Value = Pick<Props, 'entry'> & {
  readonly field: string;
  readonly value: CatalogueValue;
  readonly other: CatalogueValue;
  readonly side: 'gone' | 'new';
};

const Shown = ({ entry, field, value, other, side }: Value) => {
  const words = useWords();
  const { nameOf } = useStations();
  const { type } = fieldNamed(entry.kind, field);
  const text = <bdi className={styles.value}>{valueText({ type }, value, words, nameOf)}</bdi>;
  return type === 'seat-plan' && value !== null ? (
    <Suspense fallback={text}>
      <LazyPlanLines lines={textsIn(value)} other={textsIn(other ?? undefined)} side={side} />
    </Suspense>
  ) : (
    text
  );
};

/** What is sold today, what was published for later and what is meant, field beside field; only what would change. */
export const EntryDifference = ({ entry }: Props) => {
  const words = useWords();
  const { say } = words;
  const { intent, coming = [] } = entry;
  if (intent === null) return null;
  const rows = catalogueDifference(entry);
  return rows.length === 0 ? (
    <p>{say('catalogue.difference.none')}</p>
  ) : (
    <DataTable
      caption={say(differenceWords[intent.action])}
      rows={rows}
      keyOf={({ field }) => field}
      columns={[
        {
          key: 'field',
          name: say('catalogue.difference.field'),
          show: ({ field }) => say(fieldWordOf(field)),
        },
        {
          key: 'today',
          name: say('catalogue.in-force'),
          show: ({ field, today, meant }) => (
            <Shown entry={entry} field={field} value={today} other={meant} side="gone" />
          ),
        },
        ...coming.map((each, at) => ({
          key: each.from,
          name: comingName(entry, each, words),
          show: ({ field, coming: values, meant }: (typeof rows)[number]) => (
            <Shown entry={entry} field={field} value={values[at] ?? null} other={meant} side="gone" />
          ),
        })),
        {
          key: 'meant',
          name: say('catalogue.difference.meant'),
          show: ({ field, today, meant }) => (
            <Shown entry={entry} field={field} value={meant} other={today} side="new" />
          ),
        },
      ]}
    />
  );
};
