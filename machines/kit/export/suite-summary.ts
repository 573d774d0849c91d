import type { Suite } from '#machines/kit/walk/suite.ts';

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** How far a suite goes, line by line. */
export const summaryOf = ({
  criterion,
  reached,
  of,
  paths,
  steps,
  atLeast,
  maxSteps,
  seed,
  unreached,
  dead,
}: Suite): readonly string[] => [
  `${criterion}: ${reached} of ${of} reached`,
  `${counted(paths.length, 'path')}, ${counted(steps, 'step')}${atLeast === null ? '' : `, at least ${atLeast} needed`}, at most ${maxSteps} a path, seed ${seed}`,
  ...unreached.map(({ target, reason }) => `not reached: ${target}: ${reason}`),
  ...dead.map((transition) => `dead transition: ${transition}`),
];
