import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Actor, AnyStateMachine, InputFrom, InspectionEvent, SnapshotFrom } from 'xstate';
import { hear } from '#app/reporting/facts.ts';
import { recorderBy } from '#app/reporting/recorder.ts';
import { reportRecordingOf } from '#app/reporting/report-recording.ts';
import { useFormFlow } from './use-form-flow.ts';

/** A flow that acts on a booking or a rental as long as its place is shown. What failed of it can be stepped through by the support. */
export const useRecordedFlow = <Machine extends AnyStateMachine>(
  machine: Machine,
  input: InputFrom<Machine>,
  locatorIn: (snapshot: SnapshotFrom<Machine>) => string | null,
): Actor<Machine> => {
  const { clock } = useRouter().options.context;
  const [recorder] = useState(() => recorderBy(clock.now));
  const [inspect] = useState(() => (event: InspectionEvent) => {
    hear(event);
    recorder.hear(event);
  });
  const flow = useFormFlow(machine, input, inspect);
  const aboutNow = useEffectEvent(() => ({ locator: locatorIn(flow.getSnapshot()) }));
  useEffect(() => {
    const reporting = reportRecordingOf(flow, aboutNow, recorder, document);
    return () => reporting.unsubscribe();
  }, [flow, recorder]);
  return flow;
};
