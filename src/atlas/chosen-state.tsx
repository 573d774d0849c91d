import { hrefOfFlow } from '#atlas/flow/atlas-links.ts';
import { flowOfMachine } from '#atlas/flow/charted-flows.ts';
import { descriptionOf, titleOf, useFlowView } from '#atlas/flow/flow-view.ts';
import type { ChartPort, ChartState } from '#machines/kit/chart/chart-shape.ts';
import { Badge } from '#ui/feedback/badge.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { ArrowLine } from './arrow-line.tsx';
import * as styles from './chosen.css.ts';
import * as lists from './lists.css.ts';

const Port = ({ port }: { readonly port: ChartPort }) => {
  const { say } = useWords();
  const { words } = useFlowView();
  const asked = port.flow === null ? null : flowOfMachine(port.flow.id);
  return (
    <li>
      {words.port(port)}{' '}
      <span className={lists.code} dir="ltr">
        {port.id}
      </span>{' '}
      {asked === null ? null : (
        <a className={lists.link} href={hrefOfFlow(asked)}>
          {say('atlas.flow.open')}
        </a>
      )}
    </li>
  );
};

/** All there is to say of one state. */
export const ChosenState = ({ state }: { readonly state: ChartState }) => {
  const { say } = useWords();
  const view = useFlowView();
  const { arrows } = view.flow.chart;
  const leaving = arrows.filter(({ source }) => source === state.id);
  const coming = arrows.filter(({ source, targets }) => source !== state.id && targets.includes(state.id));
  const does = [
    ...state.entry.map((action) => say('atlas.on-entry', { action })),
    ...state.exit.map((action) => say('atlas.on-exit', { action })),
  ];
  return (
    <div className={styles.chosen}>
      <h2 className={styles.title}>{titleOf(view, state.id)}</h2>
      <p className={lists.code} dir="ltr">
        {state.id}
      </p>
      <p>{descriptionOf(view, state)}</p>
      <p className={styles.badges}>
        {state.kind === 'final' ? <Badge>{say('atlas.kind.final')}</Badge> : null}
        {state.kind === 'parallel' ? <Badge>{say('atlas.kind.parallel')}</Badge> : null}
        {state.kind === 'history' ? <Badge>{say('atlas.kind.history')}</Badge> : null}
        {state.screen === null ? null : <Badge>{say('atlas.screen', { screen: state.screen })}</Badge>}
        {state.tags.map((tag) => (
          <Badge key={tag}>{tag}</Badge>
        ))}
      </p>
      {state.ports.length === 0 ? null : (
        <>
          <h3 className={styles.part}>{say('atlas.asks')}</h3>
          <ul>
            {state.ports.map((port) => (
              <Port key={port.id} port={port} />
            ))}
          </ul>
        </>
      )}
      {does.length === 0 ? null : (
        <ul>
          {does.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <h3 className={styles.part}>{say('atlas.leaving')}</h3>
      {leaving.length === 0 ? (
        <p className={lists.quiet}>{say('atlas.leaving.none')}</p>
      ) : (
        <ul className={lists.list}>
          {leaving.map((arrow) => (
            <li key={arrow.id}>
              <ArrowLine arrow={arrow} toward="target" />
            </li>
          ))}
        </ul>
      )}
      {coming.length === 0 ? null : (
        <>
          <h3 className={styles.part}>{say('atlas.coming')}</h3>
          <ul className={lists.list}>
            {coming.map((arrow) => (
              <li key={arrow.id}>
                <ArrowLine arrow={arrow} toward="source" />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
};
