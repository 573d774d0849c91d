import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { Actor, AnyStateMachine, InputFrom, InspectionEvent } from 'xstate';
import { hear } from './facts.ts';
import { recorderBy } from './recorder.ts';
import { tellDeedsOf } from './tell-recording.ts';
import { useFormFlow } from './use-form-flow.ts';

/** A flow that acts on a booking as long as its place is shown. What failed of it can be stepped through by the support. */
export const useRecordedFlow = <Machine extends AnyStateMachine>(
  machine: Machine,
  input: InputFrom<Machine>,
  locator: string,
): Actor<Machine> => {
  const { clock } = useRouter().options.context;
  const [recorder] = useState(() => {
    const own = recorderBy(clock.now);
    own.beginAnew();
    own.isAbout(locator);
    return own;
  });
  const [inspect] = useState(() => (event: InspectionEvent) => {
    hear(event);
    recorder.hear(event);
  });
  useEffect(() => tellDeedsOf(recorder, document), [recorder]);
  return useFormFlow(machine, input, inspect);
};
