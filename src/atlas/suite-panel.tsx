import { useState } from 'react';
import { useFlowView } from '#atlas/flow/flow-view.ts';
import type { Played } from '#atlas/flow/played.ts';
import type { MessageId } from '#i18n/message-id.ts';
import { numberText } from '#i18n/number-text.ts';
import { type Criterion, criteria } from '#machines/kit/walk/goals.ts';
import { Button } from '#ui/buttons/button.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import * as styles from './panel.css.ts';
import { SuiteResult } from './suite-result.tsx';
import { useSuite } from './workers/use-suite.ts';

const names = {
  states: 'atlas.criterion.states',
  transitions: 'atlas.criterion.transitions',
  edges: 'atlas.criterion.edges',
  pairs: 'atlas.criterion.pairs',
  guards: 'atlas.criterion.guards',
  errors: 'atlas.criterion.errors',
  'round-trips': 'atlas.criterion.round-trips',
} as const satisfies Record<Criterion, MessageId>;

const longest = 200;

/** Small sets of paths that reach everything of one kind, to be played or taken along. */
export const SuitePanel = ({ onPlay }: { readonly onPlay: (played: Played) => void }) => {
  const { say, language } = useWords();
  const { flow } = useFlowView();
  const [criterion, setCriterion] = useState<Criterion>('transitions');
  const [maxSteps, setMaxSteps] = useState('25');
  const [state, ask] = useSuite();
  const steps = Number(maxSteps);
  const isLength = Number.isInteger(steps) && steps >= 1 && steps <= longest;
  return (
    <div className={styles.wide}>
      <p className={styles.hint}>{say('atlas.suite.lead')}</p>
      <SelectField
        label={say('atlas.suite.criterion')}
        value={criterion}
        choices={criteria.map((value) => ({ value, label: say(names[value]) }))}
        onChange={({ currentTarget: { value } }) => {
          const chosen = criteria.find((each) => each === value);
          if (chosen) setCriterion(chosen);
        }}
      />
      <TextField
        label={say('atlas.suite.length')}
        length="short"
        inputMode="numeric"
        value={maxSteps}
        problem={isLength ? null : say('atlas.suite.length.wrong', { most: numberText(longest, language) })}
        onChange={({ currentTarget }) => setMaxSteps(currentTarget.value)}
      />
      <div className={styles.row}>
        <Button
          variant="primary"
          pending={state.is === 'working' ? say('atlas.suite.working') : null}
          onClick={() => {
            if (isLength) ask({ flow: flow.name, criterion, maxSteps: steps });
          }}
        >
          {say('atlas.suite.make')}
        </Button>
      </div>
      {state.is === 'answered' ? (
        <SuiteResult answer={state.answer} name={`${flow.name}-${criterion}`} onPlay={onPlay} />
      ) : null}
    </div>
  );
};
