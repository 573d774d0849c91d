import { descriptionOf, titleOf, useFlowView } from '#atlas/flow/flow-view.ts';
import type { Outline } from '#machines/kit/export/chart-outline.ts';
import { ArrowLine } from './arrow-line.tsx';
import * as styles from './lists.css.ts';

/** A state with its arrows and what lies inside it: the picture in words. */
const OutlineState = ({ outline }: { readonly outline: Outline }) => {
  const view = useFlowView();
  const { chosen, choose } = view;
  const { state, arrows, inside } = outline;
  return (
    <li>
      <button
        type="button"
        className={styles.line}
        aria-pressed={chosen === state.id}
        onClick={() => choose(state.id)}
      >
        <span className={styles.name}>{titleOf(view, state.id)}</span>
        <span className={styles.code} dir="ltr">
          {state.path}
        </span>
        <span className={styles.quiet}>{descriptionOf(view, state)}</span>
      </button>
      {arrows.length + inside.length === 0 ? null : (
        <ul className={styles.inside}>
          {arrows.map((arrow) => (
            <li key={arrow.id}>
              <ArrowLine arrow={arrow} toward="target" />
            </li>
          ))}
          {inside.map((each) => (
            <OutlineState key={each.state.id} outline={each} />
          ))}
        </ul>
      )}
    </li>
  );
};

export const OutlineList = ({ outline }: { readonly outline: Outline }) => (
  <ul className={styles.list}>
    {outline.arrows.length > 0 ? (
      <OutlineState outline={outline} />
    ) : (
      outline.inside.map((each) => <OutlineState key={each.state.id} outline={each} />)
    )}
  </ul>
);
