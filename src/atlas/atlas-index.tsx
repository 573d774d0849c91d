import type { AtlasFacts } from '#atlas/flow/atlas-facts.ts';
import type { AtlasFlow } from '#atlas/flow/atlas-flow.ts';
import { hrefOfFlow } from '#atlas/flow/atlas-links.ts';
import { flows } from '#atlas/flow/charted-flows.ts';
import { descriptionKey, flowKey, namesNow } from '#atlas/flow/names.ts';
import { wordsOfFlow } from '#atlas/flow/words-of-flow.ts';
import { numberText } from '#i18n/number-text.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import { Card } from '#ui/layout/card.tsx';
import * as styles from './flow-page.css.ts';
import * as lists from './lists.css.ts';
import { SearchBox } from './search-box.tsx';

type Props = { readonly flow: AtlasFlow; readonly coverage: AtlasFacts['coverage'] };

const FlowCard = ({ flow, coverage }: Props) => {
  const { say, language } = useWords();
  const names = namesNow(language);
  const { arrows, hash } = flow.chart;
  const hits = coverage?.[flow.name] ?? null;
  const walked = hits === null ? 0 : arrows.filter(({ id }) => (hits[id] ?? 0) > 0).length;
  const number = (value: number) => numberText(value, language);
  return (
    <Card as="li">
      <h2>
        <a className={lists.link} href={hrefOfFlow(flow.name)}>
          {names[flowKey(flow.name)] ?? flow.name}
        </a>
      </h2>
      <p className={lists.quiet}>{names[descriptionKey(flowKey(flow.name))]}</p>
      <ul className={styles.facts}>
        <li>{say('atlas.count.states', { count: flow.states.size - 1 })}</li>
        <li>{say('atlas.count.arrows', { count: arrows.length })}</li>
        <li>
          <code className={lists.code}>{hash}</code>
        </li>
      </ul>
      {hits === null ? null : (
        <p className={lists.quiet}>
          <meter className={styles.meter} min={0} max={arrows.length} value={walked} aria-hidden="true" />
          {say('atlas.walked', { walked: number(walked), of: number(arrows.length) })}
        </p>
      )}
    </Card>
  );
};

/** Every flow of the shop, and a search through all of them. */
export const AtlasIndex = ({ coverage, codesOf }: Pick<AtlasFacts, 'coverage' | 'codesOf'>) => {
  const { say, language } = useWords();
  const names = namesNow(language);
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <h1>{say('atlas.title')}</h1>
        <p className={styles.lead}>{say('atlas.lead')}</p>
      </header>
      <SearchBox flows={flows} wordsOf={({ name }) => wordsOfFlow(name, names, say)} codesOf={codesOf} />
      <ul className={styles.cards}>
        {flows.map((flow) => (
          <FlowCard key={flow.name} flow={flow} coverage={coverage} />
        ))}
      </ul>
    </article>
  );
};
