import { Breach } from './breach.ts';
import { partsRead } from './reads.ts';
import type { Standing, Stepped } from './standing.ts';
import type { Walk } from './walk.ts';

/** Guards and delays may look only at what `control` looks at, before the step or after it. */
export const refuseStrayReading = (
  walk: Walk,
  before: Standing | null,
  { standing, readings }: Stepped,
): void => {
  if (readings.length === 0) return;
  const contexts = [...(before ? [before.snapshot.context] : []), standing.snapshot.context];
  const control = contexts.map((context) => partsRead(context, walk.control));
  const stray = readings.find(({ part }) => !part.endsWith('*') && !control.some((parts) => parts.has(part)));
  if (stray)
    throw new Breach(
      'control',
      `${walk.flow}, ${stray.by}`,
      `it reads ${stray.part} of the context, control does not`,
    );
};
