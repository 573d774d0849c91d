import { useState } from 'react';
import { useFlowView } from '#atlas/flow/flow-view.ts';
import type { Played } from '#atlas/flow/played.ts';
import { rulesOf } from '#atlas/flow/ruled-flows.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { Disclosure } from '#ui/layout/disclosure.tsx';
import { LedArrowChoice } from './led-arrow-choice.tsx';
import * as lists from './lists.css.ts';
import * as styles from './panel.css.ts';
import { RuleLine } from './rule-line.tsx';
import type { LedArrow } from './workers/judge-asked.ts';
import { useJudge } from './workers/use-judge.ts';

/** What holds of the flow whatever its chart is, and whether it does: of the chart that runs, and of one with an arrow led elsewhere. */
export const RulesPanel = ({ onPlay }: { readonly onPlay: (played: Played) => void }) => {
  const { say } = useWords();
  const { flow } = useFlowView();
  const [led, setLed] = useState<LedArrow | null>(null);
  const [state, ask] = useJudge();
  const answer = state.is === 'answered' ? state.answer : null;
  const judged = new Map(answer?.ok === true ? answer.rules.map((rule) => [rule.name, rule]) : []);
  return (
    <div className={styles.wide}>
      <p className={styles.hint}>{say('atlas.rules.lead')}</p>
      <Disclosure summary={say('atlas.rules.led')}>
        <LedArrowChoice led={led} onChange={setLed} />
      </Disclosure>
      <div className={styles.row}>
        <Button
          variant="primary"
          pending={state.is === 'working' ? say('atlas.rules.working') : null}
          onClick={() => ask({ flow: flow.name, led })}
        >
          {say('atlas.rules.judge')}
        </Button>
      </div>
      {answer?.ok === false ? (
        <Notice variant="danger" heard="in-turn" title={say('atlas.rules.failed')}>
          <bdi>{answer.reason}</bdi>
        </Notice>
      ) : null}
      <ul className={lists.rules}>
        {Object.entries(rulesOf(flow.name).rules).map(([name, rule]) => (
          <RuleLine
            key={name}
            name={name}
            serves={rule.serves}
            judged={judged.get(name) ?? null}
            onPlay={onPlay}
          />
        ))}
      </ul>
    </div>
  );
};
