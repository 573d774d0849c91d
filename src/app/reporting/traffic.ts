import type { InspectionEvent } from 'xstate';
import type { CaseBounds } from './event-log.ts';
import type { Microstep } from './taken-steps.ts';

const early: (readonly [Microstep, number])[] = [];
let note = (step: Microstep, at: number): void => void early.push([step, at]);

/** Hears every arrow that is taken: which one, and nothing of who took it. */
export const countSteps = (event: InspectionEvent): void => {
  if (event.type === '@xstate.microstep') note(event, performance.now());
};

const begin = async (page: Document, bounds: CaseBounds): Promise<void> => {
  const { noteStepsOf } = await import('./taken-steps.ts');
  note = noteStepsOf(page, bounds);
  for (const [step, at] of early.splice(0)) note(step, at);
};

const countNothing = (): void => {
  note = () => undefined;
  early.length = 0;
};

/** From now on the steps are counted by what is loaded for it, those before too. Where it does not come nothing is kept. */
export const reportTrafficOf = (page: Document, bounds: CaseBounds): void => {
  begin(page, bounds).catch(countNothing);
};
