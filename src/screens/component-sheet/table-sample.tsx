import { moneyText } from '#i18n/money-text.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import { DataTable } from '#ui/layout/data-table.tsx';
import { stack } from './component-sheet.css.ts';

const rows = [
  { key: 'first', kurus: 78_000 },
  { key: 'second', kurus: 123_450 },
] as const;

/** A table of two rows, once per density. */
export const TableSample = () => {
  const words = useWords();
  const { say } = words;
  const names = { first: say('component-sheet.sample.first'), second: say('component-sheet.sample.second') };
  const tables = [
    { density: 'regular', caption: say('component-sheet.sample.title') },
    { density: 'functional', caption: say('component-sheet.sample.text') },
  ];
  return (
    <div className={stack}>
      {tables.map(({ density, caption }) => (
        <div key={density} data-density={density}>
          <DataTable
            caption={caption}
            rows={rows}
            keyOf={({ key }) => key}
            columns={[
              { key: 'name', name: say('component-sheet.sample.label'), show: ({ key }) => names[key] },
              {
                key: 'price',
                name: say('component-sheet.sample.price'),
                holds: 'number',
                show: ({ kurus }) => moneyText(kurus, words),
              },
            ]}
          />
        </div>
      ))}
    </div>
  );
};
