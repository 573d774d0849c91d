import { targetOf, titleOf, useFlowView } from '#atlas/flow/flow-view.ts';
import { SelectField } from '#ui/fields/select-field.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import * as styles from './panel.css.ts';
import type { LedArrow } from './workers/judge-asked.ts';

type Props = { readonly led: LedArrow | null; readonly onChange: (led: LedArrow | null) => void };

/** Which arrow is led elsewhere, and where to: what would notice it? */
export const LedArrowChoice = ({ led, onChange }: Props) => {
  const { say } = useWords();
  const view = useFlowView();
  const { flow, words } = view;
  const states = [...flow.states.values()].filter(({ path, kind }) => path !== '' && kind !== 'history');
  const arrows = [...flow.arrows.values()];
  const [first] = states;
  return (
    <div className={styles.wide}>
      <SelectField
        label={say('atlas.rules.arrow')}
        value={led?.arrow ?? ''}
        choices={[
          { value: '', label: say('atlas.rules.as-drawn') },
          ...arrows.map((arrow) => ({
            value: arrow.id,
            label: `${titleOf(view, arrow.source)}: ${words.cause(arrow)} → ${targetOf(view, arrow)}`,
          })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          onChange(value === '' || first === undefined ? null : { arrow: value, to: led?.to ?? first.id })
        }
      />
      {led === null ? null : (
        <SelectField
          label={say('atlas.rules.to')}
          value={led.to}
          choices={states.map((state) => ({ value: state.id, label: words.state(state) }))}
          onChange={({ currentTarget: { value } }) => onChange({ ...led, to: value })}
        />
      )}
    </div>
  );
};
