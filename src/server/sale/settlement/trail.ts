import { lastSteps, type RecordedStep, refusalIn, stepsIn } from '#domain/shop/recorded-step.ts';
import { eventOf, type Happening, type Stood } from './chart-step.ts';
import type { Row } from './settlement-row.ts';

const flow = 'settlement';

/** The steps a payment has taken, as they were written down. */
export const trailOf = ({ trail }: Pick<Row, 'trail'>): readonly RecordedStep[] => stepsIn(JSON.parse(trail));

/** The trail with one more step: what happened by its name, where it led, and no word of what was said beside a refusal. */
export const trailAfter = (row: Row, happening: Happening, { state }: Stood, at: number): string => {
  const refusal = happening.kind === 'answered' ? refusalIn(happening.output) : null;
  const step = { flow, event: eventOf(happening).type, taken: [], stands: [`${flow}.${state}`], refusal, at };
  return JSON.stringify(lastSteps([...trailOf(row), step]));
};
