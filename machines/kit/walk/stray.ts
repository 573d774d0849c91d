import { Breach } from './breach.ts';
import type { MachineState, Stepped } from './machine-state.ts';
import { partsRead } from './reads.ts';
import type { Walk } from './walk.ts';

/** Guards and delays may look only at what `control` looks at, before the step or after it. */
export const refuseStrayReading = (
  walk: Walk,
  before: MachineState | null,
  { machineState, readings }: Stepped,
): void => {
  if (readings.length === 0) return;
  const contexts = [...(before ? [before.snapshot.context] : []), machineState.snapshot.context];
  const control = contexts.map((context) => partsRead(context, walk.control));
  const stray = readings.find(({ part }) => !part.endsWith('*') && !control.some((parts) => parts.has(part)));
  if (stray)
    throw new Breach(
      'control',
      `${walk.flow}, ${stray.by}`,
      `it reads ${stray.part} of the context, control does not`,
    );
};
