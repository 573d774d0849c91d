import type { AnyTransitionDefinition, InspectionEvent } from 'xstate';
import type { FlowFact, reportTraffic } from '#gateway/operations/report-traffic.ts';
import { isForbidding, transitionId } from '#machines/kit/chart/chart-transition.ts';
import { flowNameOf } from '#machines/kit/flow/flow-name.ts';
import { withoutConflicts } from '#machines/kit/walk/transition-conflicts.ts';

type ReportModule = { readonly reportTraffic: typeof reportTraffic };

const counts = new Map<string, FlowFact>();

const add = ({ flow, transition, count }: FlowFact): void => {
  const key = `${flow} ${transition}`;
  counts.set(key, { flow, transition, count: count + (counts.get(key)?.count ?? 0) });
};

const addTaken = (transition: AnyTransitionDefinition): void =>
  add({ flow: flowNameOf(transition.source.machine), transition: transitionId(transition), count: 1 });

/** Counts every arrow that is taken: which one, and nothing of who took it or when. */
export const countSteps = (event: InspectionEvent): void => {
  if (event.type !== '@xstate.microstep') return;
  const { _transitions: selected } = event;
  for (const transition of withoutConflicts(selected)) {
    if (!isForbidding(transition)) addTaken(transition);
  }
};

const taken = (): readonly FlowFact[] => {
  const facts = [...counts.values()];
  counts.clear();
  return facts;
};

const report = async (origin: string, { reportTraffic }: ReportModule): Promise<void> => {
  for (const unheard of await reportTraffic(origin, taken())) add(unheard);
};

/** The server is told when the reader looks away, the last a page is sure to see of its reader. What it did not hear is told the next time. */
export const reportTrafficOf = (page: Document): void => {
  const loading = import('#gateway/operations/report-traffic.ts');
  page.addEventListener('visibilitychange', () => {
    if (page.visibilityState === 'hidden')
      void loading.then((loaded) => report(page.location.origin, loaded));
  });
};
