import { dropOffCsv, dropOffIn } from '#atlas/flow/drop-off.ts';
import { titleOf, useFlowView } from '#atlas/flow/flow-view.ts';
import type { Traffic } from '#atlas/flow/traffic.ts';
import { saveFile } from '#atlas/picture/save-file.ts';
import { numberText } from '#i18n/number-text.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { DataTable } from '#ui/layout/data-table.tsx';
import * as styles from './panel.css.ts';

/** Where real readers went on and where they left: counts only, of nobody in particular. */
export const TrafficPanel = ({ traffic }: { readonly traffic: Traffic | null }) => {
  const { say, language } = useWords();
  const view = useFlowView();
  const { flow, words } = view;
  if (traffic === null) return <p className={styles.hint}>{say('atlas.traffic.none')}</p>;
  const rows = dropOffIn(flow.chart, traffic);
  return (
    <div className={styles.wide}>
      <DataTable
        caption={say('atlas.traffic.title')}
        rows={rows}
        keyOf={({ arrow }) => arrow}
        columns={[
          { key: 'state', name: say('atlas.fact.from'), show: ({ source }) => titleOf(view, source) },
          {
            key: 'arrow',
            name: say('atlas.fact.event'),
            show: ({ arrow }) => {
              const found = flow.arrows.get(arrow);
              return found ? words.cause(found) : arrow;
            },
          },
          {
            key: 'count',
            name: say('atlas.traffic.count'),
            holds: 'number',
            show: ({ count }) => numberText(count, language),
          },
          {
            key: 'share',
            name: say('atlas.traffic.share'),
            holds: 'number',
            show: ({ share }) =>
              say('atlas.traffic.percent', { share: numberText(Math.round(share * 100), language) }),
          },
        ]}
      />
      <div className={styles.row}>
        <Button onClick={() => saveFile(`${flow.name}-traffic.csv`, dropOffCsv(rows), 'text/csv')}>
          {say('atlas.traffic.take')}
        </Button>
      </div>
    </div>
  );
};
