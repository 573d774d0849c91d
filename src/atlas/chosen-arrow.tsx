import type { AtlasFacts } from '#atlas/flow/atlas-facts.ts';
import { targetOf, titleOf, useFlowView } from '#atlas/flow/flow-view.ts';
import { numberText } from '#i18n/number-text.ts';
import type { ChartArrow } from '#machines/kit/chart/chart-shape.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import * as styles from './chosen.css.ts';
import * as lists from './lists.css.ts';
import { useMetIn } from './workers/use-met.ts';

type Props = { readonly arrow: ChartArrow } & Pick<AtlasFacts, 'codesOf'>;

/** All there is to say of one arrow. */
export const ChosenArrow = ({ arrow, codesOf }: Props) => {
  const { say, language } = useWords();
  const view = useFlowView();
  const { flow, words, counts, choose } = view;
  const proofs = flow.proofs.get(arrow.id) ?? [];
  const { met } = useMetIn(flow.refusals.size === 0 ? [] : [flow.name], codesOf);
  const refused = met[flow.name]?.[arrow.id] ?? [];
  const entries: readonly (readonly [string, string])[] = [
    [say('atlas.fact.from'), titleOf(view, arrow.source)],
    [say('atlas.fact.to'), targetOf(view, arrow)],
    [say('atlas.fact.event'), arrow.event],
    ...(arrow.guard === null ? [] : [[say('atlas.fact.guard'), arrow.guard] as const]),
    ...(arrow.actions.length === 0 ? [] : [[say('atlas.fact.actions'), arrow.actions.join(', ')] as const]),
    ...(arrow.reenters ? [[say('atlas.fact.reenters'), say('atlas.yes')] as const] : []),
    ...(proofs.length === 0 ? [] : [[say('atlas.fact.proves'), proofs.join(', ')] as const]),
    ...(refused.length === 0 ? [] : [[say('atlas.fact.refusals'), refused.join(', ')] as const]),
    ...(counts === null
      ? []
      : [[say('atlas.fact.hits'), numberText(counts[arrow.id] ?? 0, language)] as const]),
    [say('atlas.fact.id'), arrow.id],
  ];
  return (
    <div className={styles.chosen}>
      <h2 className={styles.title}>{words.cause(arrow)}</h2>
      {arrow.description === null ? null : <p>{arrow.description}</p>}
      <dl className={styles.facts}>
        {entries.map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt className={lists.quiet}>{name}</dt>
            <dd dir="auto" className={styles.value}>
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.badges}>
        <Button variant="quiet" onClick={() => choose(arrow.source)}>
          {say('atlas.go.source')}
        </Button>
        {arrow.targets.slice(0, 1).map((target) => (
          <Button key={target} variant="quiet" onClick={() => choose(target)}>
            {say('atlas.go.target')}
          </Button>
        ))}
      </div>
    </div>
  );
};
