import type { LoggedWays } from '#atlas/flow/atlas-facts.ts';
import { titleOf, useFlowView } from '#atlas/flow/flow-view.ts';
import { stayText } from '#atlas/flow/stay-text.ts';
import { fewestVisits } from '#domain/shop/flow-ways.ts';
import { numberText } from '#i18n/number-text.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import { DataTable } from '#ui/layout/data-table.tsx';
import * as styles from './panel.css.ts';
import { WayList } from './way-list.tsx';

type Props = { readonly ways: LoggedWays };

/** The ways of some days and the time in each state; of too few visits only that there are too few. */
export const WaysFound = ({ ways }: Props) => {
  const words = useWords();
  const { say, language } = words;
  const view = useFlowView();
  const fewest = numberText(fewestVisits, language);
  if (ways.visits === 0) return <p className={styles.hint}>{say('atlas.ways.few', { fewest })}</p>;
  const share = numberText(Math.max(1, Math.round(ways.share * 100)), language);
  const lasted = (time: number) => <span className={styles.together}>{stayText(time, words)}</span>;
  return (
    <>
      <output className={styles.hint}>
        {say('atlas.ways.looked', { visits: ways.visits })}{' '}
        {ways.share === 1 ? null : say('atlas.ways.part', { share })}
      </output>
      <section className={styles.wide} aria-label={say('atlas.ways.list')}>
        <h2 className={styles.label}>{say('atlas.ways.list')}</h2>
        <WayList ways={ways} />
      </section>
      {ways.stays.length === 0 ? (
        <p className={styles.hint}>{say('atlas.ways.no-stays')}</p>
      ) : (
        <DataTable
          caption={say('atlas.ways.stays')}
          rows={ways.stays}
          keyOf={({ state }) => state}
          columns={[
            { key: 'state', name: say('atlas.ways.state'), show: ({ state }) => titleOf(view, state) },
            {
              key: 'median',
              name: say('atlas.ways.median'),
              holds: 'number',
              show: ({ median }) => lasted(median),
            },
            {
              key: 'slowest',
              name: say('atlas.ways.slowest'),
              holds: 'number',
              show: ({ slowest }) => (slowest === null ? '–' : lasted(slowest)),
            },
            {
              key: 'visits',
              name: say('atlas.ways.visits.count'),
              holds: 'number',
              show: ({ visits }) => numberText(visits, language),
            },
          ]}
        />
      )}
      <p className={styles.hint}>{say('atlas.ways.hidden', { fewest })}</p>
    </>
  );
};
