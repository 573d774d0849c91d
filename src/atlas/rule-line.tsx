import { useFlowView } from '#atlas/flow/flow-view.ts';
import { ruleKey } from '#atlas/flow/names.ts';
import type { Played } from '#atlas/flow/played.ts';
import { numberText } from '#i18n/number-text.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import * as lists from './lists.css.ts';
import * as styles from './panel.css.ts';
import type { JudgedRule } from './workers/judge-asked.ts';

type Props = {
  readonly name: string;
  readonly serves: readonly string[];
  /** Null until it was judged. */
  readonly judged: JudgedRule | null;
  readonly onPlay: (played: Played) => void;
};

/** One rule in a sentence, and the shortest way to where it is broken. */
export const RuleLine = ({ name, serves, judged, onPlay }: Props) => {
  const { say, language } = useWords();
  const { flow, names } = useFlowView();
  const sentence = names[ruleKey(flow.name, name)] ?? name;
  const broken = judged?.broken ?? null;
  return (
    <li>
      <p className={lists.rule}>
        {sentence} <bdi className={lists.code}>{serves.join(' · ')}</bdi>
      </p>
      {judged === null ? null : (
        <div className={styles.row}>
          <Badge variant={broken === null ? 'success' : 'danger'}>
            {broken === null ? say('atlas.rules.holds') : say('atlas.rules.broken')}
          </Badge>
          {broken === null ? (
            <span className={lists.quiet}>
              {say('atlas.rules.looked', { count: numberText(judged.looked, language) })}
            </span>
          ) : (
            <Button variant="quiet" onClick={() => onPlay({ ...broken, title: sentence })}>
              {say('atlas.rules.way', { steps: broken.moments.length - 1 })}
            </Button>
          )}
        </div>
      )}
    </li>
  );
};
