import type { InspectionEvent } from 'xstate';
import {
  hasFailed,
  lastSteps,
  type RecordedStep,
  type Recording,
  refusalIn,
  stepsIn,
} from '#domain/shop/recorded-step.ts';
import { storedInTab } from '#gateway/wire/stored.ts';
import { isForbidding, transitionId } from '#machines/kit/chart/chart-transition.ts';
import { isInnermost, isOfMachine } from '#machines/kit/chart/innermost.ts';
import { nodesIn } from '#machines/kit/chart/nodes-in.ts';
import { flowNameOf } from '#machines/kit/flow/flow-name.ts';
import { withoutConflicts } from '#machines/kit/walk/transition-conflicts.ts';
import { newKey } from '#panels/new-key.ts';

/** What a flow went through, and the booking or rental it was about. */
export type OfBooking = Recording & { readonly locator: string | null };

/** Writes down every step it hears; where it has a shelf, from page to page of one tab. */
export type Recorder = {
  readonly hear: (event: InspectionEvent) => void;
  readonly recorded: () => OfBooking;
  /** From now on it is about this one; what was written down of another is not taken along. */
  readonly isAbout: (locator: string) => void;
  /** Calls back after every step at which what was wanted did not come about. */
  readonly whenFailed: (heard: () => void) => void;
  readonly keep: () => void;
  readonly beginAnew: () => void;
};

const newRecording = (): OfBooking => ({ id: newKey(), locator: null, steps: [] });

const keptInTab = (shelf: string): OfBooking => {
  const kept: unknown = JSON.parse(storedInTab.read(shelf) ?? 'null');
  if (typeof kept !== 'object' || kept === null || !('id' in kept && 'steps' in kept && 'locator' in kept))
    return newRecording();
  const { id, locator, steps } = kept;
  return {
    id: String(id),
    locator: typeof locator === 'string' ? locator : null,
    steps: lastSteps(stepsIn(steps)),
  };
};

type Microstep = Extract<InspectionEvent, { readonly type: '@xstate.microstep' }>;

/** Names of charts and of refusals alone; null where nothing was done. */
const stepIn = ({ event, snapshot, _transitions: selected }: Microstep, at: number): RecordedStep | null => {
  const taken = withoutConflicts(selected).filter((transition) => !isForbidding(transition));
  if (taken.length === 0 || !isOfMachine(snapshot)) return null;
  return {
    flow: flowNameOf(snapshot.machine),
    event: event.type,
    taken: taken.map(transitionId),
    stands: nodesIn(snapshot)
      .filter(isInnermost)
      .map(({ id }) => id),
    // What follows of itself answers nothing anew.
    refusal: taken.every(({ eventType }) => eventType === '')
      ? null
      : refusalIn(Reflect.get(event, 'output')),
    at: Math.round(at),
  };
};

export const recorderBy = (now: () => number, shelf: string | null = null): Recorder => {
  let own = shelf === null ? newRecording() : keptInTab(shelf);
  const listeners: (() => void)[] = [];
  return {
    hear: (event) => {
      const step = event.type === '@xstate.microstep' ? stepIn(event, now()) : null;
      if (step === null) return;
      own = { ...own, steps: lastSteps([...own.steps, step]) };
      if (hasFailed(step)) for (const listener of listeners) listener();
    },
    recorded: () => own,
    isAbout: (locator) => {
      if (own.locator === locator) return;
      // Told under another name before, it stays there as it was told.
      own = { ...newRecording(), locator, steps: own.locator === null ? own.steps : [] };
    },
    whenFailed: (heard) => void listeners.push(heard),
    keep: () => {
      if (shelf !== null) storedInTab.write(shelf, JSON.stringify(own));
    },
    beginAnew: () => {
      own = newRecording();
    },
  };
};
