import { useState } from 'react';
import type { AtlasFacts } from '#atlas/flow/atlas-facts.ts';
import { type Compared, comparedIn, dropOffCsv } from '#atlas/flow/drop-off.ts';
import { targetOf, titleOf, useFlowView } from '#atlas/flow/flow-view.ts';
import { type Traffic, trafficIn } from '#atlas/flow/traffic.ts';
import { saveFile } from '#atlas/picture/save-file.ts';
import { numberText } from '#i18n/number-text.ts';
import { guardText } from '#machines/kit/chart/chart-words.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { DataTable } from '#ui/layout/data-table.tsx';
import * as lists from './lists.css.ts';
import * as styles from './panel.css.ts';
import { type Ranges, TrafficDays } from './traffic-days.tsx';

type Props = {
  /** Of all days; null where none is counted. */
  readonly traffic: Traffic | null;
  readonly trafficOf: AtlasFacts['trafficOf'];
  /** Told what is shown of some days, so that the picture shows it too. */
  readonly onShown: (traffic: Traffic | null) => void;
};

type Shown = { readonly days: Traffic | null; readonly before: Traffic | null };

/** What happens, under which condition and where it leads: two ways out of a state differ in one of them. */
const Way = ({ row }: { readonly row: Compared }) => {
  const { say } = useWords();
  const view = useFlowView();
  const arrow = view.flow.arrows.get(row.arrow);
  if (!arrow) return row.arrow;
  return (
    <span className={styles.way}>
      {view.words.cause(arrow)}{' '}
      <bdi className={lists.code} dir="ltr">
        {guardText(arrow)}
      </bdi>{' '}
      <span className={lists.quiet}>{say('atlas.arrow.to', { state: targetOf(view, arrow) })}</span>
    </span>
  );
};

/** Where real readers went on and where they left: counts only, of nobody in particular. */
export const TrafficPanel = ({ traffic, trafficOf, onShown }: Props) => {
  const { say, language } = useWords();
  const view = useFlowView();
  const { flow } = view;
  const [shown, setShown] = useState<Shown>({ days: null, before: null });
  const [isFailed, setIsFailed] = useState(false);
  if (traffic === null || trafficOf === null)
    return <p className={styles.hint}>{say('atlas.traffic.none')}</p>;

  const fetched = async (days: Ranges['days']) => {
    if (days === null) return null;
    const csv = await trafficOf(flow.name, days);
    if (csv === null) throw new Error('Traffic was counted, but not told.');
    return trafficIn(csv);
  };
  const show = async ({ days, before }: Ranges) => {
    const [first, second] = await Promise.all([fetched(days), fetched(before)]);
    setShown({ days: first, before: second });
    onShown(first);
  };
  const rows = comparedIn(flow.chart, shown.days ?? traffic, shown.before);
  const percent = (share: number) =>
    say('atlas.traffic.percent', { share: numberText(Math.round(share * 100), language) });
  return (
    <div className={styles.wide}>
      <TrafficDays
        besides="other-days"
        hint={say('atlas.traffic.days.hint')}
        onShow={(ranges) =>
          void show(ranges).then(
            () => setIsFailed(false),
            () => setIsFailed(true),
          )
        }
      />
      {isFailed ? <p role="alert">{say('atlas.traffic.failed')}</p> : null}
      <DataTable
        caption={say('atlas.traffic.title')}
        rows={rows}
        keyOf={({ arrow }) => arrow}
        columns={[
          { key: 'state', name: say('atlas.fact.from'), show: ({ source }) => titleOf(view, source) },
          { key: 'arrow', name: say('atlas.fact.event'), show: (row) => <Way row={row} /> },
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
            show: ({ share }) => percent(share),
          },
          ...(shown.before === null
            ? []
            : [
                {
                  key: 'before',
                  name: say('atlas.traffic.before.count'),
                  holds: 'number' as const,
                  show: ({ before }: Compared) => numberText(before?.count ?? 0, language),
                },
                {
                  key: 'change',
                  name: say('atlas.traffic.change'),
                  holds: 'number' as const,
                  show: ({ share, before }: Compared) =>
                    say('atlas.traffic.points', {
                      points: numberText(Math.round((share - (before?.share ?? 0)) * 100), language),
                    }),
                },
              ]),
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
