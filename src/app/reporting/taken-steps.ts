import type {
  ActorRefLike,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyTransitionDefinition,
  InspectionEvent,
} from 'xstate';
import { startOf } from '#domain/shop/logged-step.ts';
import { type FlowFact, reportTraffic } from '#gateway/operations/report-traffic.ts';
import { isForbidding, transitionId } from '#machines/kit/chart/chart-transition.ts';
import { isInnermost, isOfMachine } from '#machines/kit/chart/innermost.ts';
import { nodesIn } from '#machines/kit/chart/nodes-in.ts';
import { flowNameOf } from '#machines/kit/flow/flow-name.ts';
import { withoutConflicts } from '#machines/kit/walk/transition-conflicts.ts';
import { type CaseBounds, openEventLog } from './event-log.ts';

type Microstep = Extract<InspectionEvent, { readonly type: '@xstate.microstep' }>;

const counts = new Map<string, FlowFact>();

const add = ({ flow, transition, count }: FlowFact): void => {
  const key = `${flow} ${transition}`;
  counts.set(key, { flow, transition, count: count + (counts.get(key)?.count ?? 0) });
};

const taken = (): readonly FlowFact[] => {
  const facts = [...counts.values()];
  counts.clear();
  return facts;
};

const report = async (origin: string): Promise<void> => {
  for (const unheard of await reportTraffic(origin, taken())) add(unheard);
};

const selectedIn = ({ _transitions: selected }: Microstep): readonly AnyTransitionDefinition[] => selected;

/** Where a flow stands, by its innermost states. */
const standsIn = (snapshot: AnyMachineSnapshot): string =>
  nodesIn(snapshot)
    .filter(isInnermost)
    .map(({ id }) => id)
    .join(' ');

/**
 * Counts every arrow and, where the operator wants it, notes in which order they were taken and where the flow stands
 * after each. The server is told when the reader looks away, the last a page is sure to see of its reader. What it did not
 * hear is told the next time.
 */
export const noteStepsOf = (
  page: Document,
  bounds: CaseBounds,
): ((event: InspectionEvent, at: number) => void) => {
  const { origin } = page.location;
  const log = page.documentElement.dataset.eventLog === 'on' ? openEventLog(bounds) : null;
  const check = (): void => {
    if (page.visibilityState !== 'hidden') return;
    void report(origin);
    void log?.report(origin);
  };
  page.addEventListener('visibilitychange', check);
  // The reader may have looked away before this was loaded; what was heard until then comes first.
  queueMicrotask(check);
  const begun = new WeakSet<ActorRefLike>();
  const noteTaken = (selected: readonly AnyTransitionDefinition[], stands: string, hour: number): void => {
    for (const transition of withoutConflicts(selected)) {
      if (isForbidding(transition)) continue;
      const arrow = { flow: flowNameOf(transition.source.machine), transition: transitionId(transition) };
      add({ ...arrow, count: 1 });
      log?.note({ ...arrow, stands }, hour);
    }
  };
  const noteStart = (actor: ActorRefLike, machine: AnyStateMachine, stands: string, hour: number): void => {
    if (begun.has(actor)) return;
    begun.add(actor);
    log?.note({ flow: flowNameOf(machine), transition: startOf(machine.id), stands }, hour);
  };
  return (event, at) => {
    if (event.type !== '@xstate.microstep' && event.type !== '@xstate.snapshot') return;
    const { snapshot, actorRef } = event;
    if (!isOfMachine(snapshot)) return;
    const hour = bounds.clock.now() - (performance.now() - at);
    const selected = event.type === '@xstate.microstep' ? selectedIn(event) : [];
    const stands = standsIn(snapshot);
    // An arrow that follows of itself is taken before the flow is said to have begun.
    const from = selected.length === 0 ? stands : selected.map(({ source }) => source.id).join(' ');
    if (event.event.type === 'xstate.init') noteStart(actorRef, snapshot.machine, from, hour);
    noteTaken(selected, stands, hour);
  };
};
