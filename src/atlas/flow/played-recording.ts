import { brokenIn } from '#machines/kit/judge/judge-run.ts';
import { begunBy, observationIn } from '#machines/kit/judge/observation.ts';
import { causeOf } from '#machines/kit/judge/recorded.ts';
import { stepperOf } from '#machines/kit/walk/stepper.ts';
import type { AtlasFlow } from './atlas-flow.ts';
import { momentOf, type Played, type Recorded } from './played.ts';
import { rulesOf } from './ruled-flows.ts';

/** Takes the machine itself through the events of a recording, without asking anybody anything, and judges it. */
export const playedRecording = (flow: AtlasFlow, title: string, { start, events }: Recorded): Played => {
  const stepper = stepperOf(flow.walk.machine);
  let stepped = stepper.begin(flow.walk.starts[start]);
  const moments = [momentOf(flow, 0, start, stepped.machineState.snapshot.value, [], 0)];
  const seen = [observationIn(stepped, null, begunBy(flow.walk.starts[start]))];
  for (const event of events) {
    stepped = stepper.step(stepped.machineState, event);
    seen.push(observationIn(stepped, causeOf(flow.walk.machine, event.type), event));
    moments.push(
      momentOf(flow, moments.length, event.type, stepped.machineState.snapshot.value, stepped.taken, 0),
    );
  }
  return { id: title, title, moments, broken: brokenIn(rulesOf(flow.name), seen) };
};
