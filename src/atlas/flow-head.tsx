import { hrefOfAtlas, hrefOfFlow } from '#atlas/flow/atlas-links.ts';
import { askersOf } from '#atlas/flow/charted-flows.ts';
import { useFlowView } from '#atlas/flow/flow-view.ts';
import { descriptionKey, flowKey } from '#atlas/flow/names.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import { Breadcrumb } from '#ui/navigation/breadcrumb.tsx';
import * as styles from './flow-page.css.ts';
import * as lists from './lists.css.ts';

/** Which flow this is, how large it is, and which chart is running. */
export const FlowHead = () => {
  const { say } = useWords();
  const { flow, names } = useFlowView();
  const { chart } = flow;
  const title = names[flowKey(flow.name)] ?? flow.name;
  const askers = askersOf(flow);
  return (
    <header className={styles.head}>
      <Breadcrumb before={[{ name: say('atlas.title'), href: hrefOfAtlas }]} here={title} />
      <h1>{title}</h1>
      <p className={styles.lead}>{names[descriptionKey(flowKey(flow.name))]}</p>
      <ul className={styles.facts}>
        <li>{say('atlas.count.states', { count: flow.states.size - 1 })}</li>
        <li>{say('atlas.count.arrows', { count: chart.arrows.length })}</li>
        <li>
          {say('atlas.hash')} <code className={lists.code}>{chart.hash}</code>
        </li>
        {askers.length === 0 ? null : (
          <li className={styles.asked}>
            {say('atlas.asked-by')}
            <ul className={styles.askers}>
              {askers.map((asker) => (
                <li key={asker}>
                  <a className={lists.link} href={hrefOfFlow(asker)}>
                    {names[flowKey(asker)] ?? asker}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        )}
      </ul>
    </header>
  );
};
