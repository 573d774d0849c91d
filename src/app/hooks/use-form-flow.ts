import { useEffect, useState } from 'react';
import { type Actor, type AnyStateMachine, createActor, type InputFrom, type InspectionEvent } from 'xstate';
import { hear } from '#app/reporting/facts.ts';

/** A flow that lives as long as its place is shown. It is heard like every other. */
export const useFormFlow = <Machine extends AnyStateMachine>(
  machine: Machine,
  input: InputFrom<Machine>,
  inspect: (event: InspectionEvent) => void = hear,
): Actor<Machine> => {
  const [flow] = useState(() => createActor(machine, { input, inspect }));
  useEffect(() => {
    flow.start();
    return () => {
      flow.stop();
    };
  }, [flow]);
  return flow;
};
