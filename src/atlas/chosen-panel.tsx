import type { AtlasFacts } from '#atlas/flow/atlas-facts.ts';
import { useFlowView } from '#atlas/flow/flow-view.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import { ChosenArrow } from './chosen-arrow.tsx';
import { ChosenState } from './chosen-state.tsx';
import * as lists from './lists.css.ts';

/** What is looked at: a state, an arrow, or nothing yet. */
export const ChosenPanel = ({ codesOf }: Pick<AtlasFacts, 'codesOf'>) => {
  const { say } = useWords();
  const { flow, chosen } = useFlowView();
  const state = flow.states.get(chosen ?? '');
  const arrow = flow.arrows.get(chosen ?? '');
  if (state) return <ChosenState state={state} />;
  if (arrow) return <ChosenArrow arrow={arrow} codesOf={codesOf} />;
  return <p className={lists.quiet}>{say('atlas.chosen.none')}</p>;
};
