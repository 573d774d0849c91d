import type { InspectionEvent } from 'xstate';
import type { CaseBounds } from './event-log.ts';

const early: (readonly [InspectionEvent, number])[] = [];
let note = (event: InspectionEvent, at: number): void => void early.push([event, at]);

/** Hears what every flow does: which arrow it takes, and nothing of who took it. */
export const countSteps = (event: InspectionEvent): void => {
  note(event, performance.now());
};

/** From now on the steps are counted by what is loaded for it, those before too. Where it does not come nothing is kept. */
export const reportTrafficOf = async (page: Document, bounds: CaseBounds): Promise<void> => {
  try {
    const { noteStepsOf } = await import('./taken-steps.ts');
    note = noteStepsOf(page, bounds);
    for (const [event, at] of early.splice(0)) note(event, at);
  } catch {
    note = () => undefined;
    early.length = 0;
  }
};
