import { targetOf, titleOf, useFlowView } from '#atlas/flow/flow-view.ts';
import { numberText } from '#i18n/number-text.ts';
import type { ChartArrow } from '#machines/kit/chart/chart-shape.ts';
import { actionText, guardText } from '#machines/kit/chart/chart-words.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import * as styles from './lists.css.ts';

type Props = {
  readonly arrow: ChartArrow;
  /** Which end is told: where it leads, or where it comes from. */
  readonly toward: 'target' | 'source';
};

/** One arrow as a line: what makes it happen, under which condition, what is done and where it leads. */
export const ArrowLine = ({ arrow, toward }: Props) => {
  const { say, language } = useWords();
  const view = useFlowView();
  const { words, counts, chosen, choose } = view;
  const hits = counts === null ? null : (counts[arrow.id] ?? 0);
  const end = toward === 'target' ? targetOf(view, arrow) : titleOf(view, arrow.source);
  return (
    <button
      type="button"
      className={styles.line}
      aria-pressed={chosen === arrow.id}
      onClick={() => choose(arrow.id)}
    >
      <span className={styles.cause}>{words.cause(arrow)}</span>
      <span className={styles.code} dir="ltr">
        {[guardText(arrow), actionText(arrow)].filter(Boolean).join(' ')}
      </span>
      <span>{say(toward === 'target' ? 'atlas.arrow.to' : 'atlas.arrow.from', { state: end })}</span>
      {hits === null ? null : (
        <span className={hits === 0 ? styles.missed : styles.count}>
          {hits === 0 ? say('atlas.hits.none') : say('atlas.hits', { count: numberText(hits, language) })}
        </span>
      )}
    </button>
  );
};
