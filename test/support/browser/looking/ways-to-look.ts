import { inject } from 'vitest';
import { chanceOf } from '#machines/kit/walk/chance.ts';
import { inTheLongRun } from '../../in-the-long-run.ts';
import type { VisitorOptions } from '../visitor.ts';

const sizes = [
  { width: 360, height: 780, touch: true },
  { width: 1440, height: 900 },
] as const satisfies readonly VisitorOptions[];

/** A number that is another for every other title. */
const numberOf = (title: string) =>
  [...title].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7);

/** How a path is walked: on a phone and on a desk in the long run, else on one of them by lot. */
export const waysToLook = (title: string): readonly VisitorOptions[] => {
  const chance = chanceOf(inject('seed') ^ numberOf(title));
  const size = sizes[Math.floor(chance() * sizes.length)] ?? sizes[0];
  const scheme = chance() < 0.5 ? 'light' : 'dark';
  return inTheLongRun<readonly VisitorOptions[]>(sizes, [size]).map((each) => ({ ...each, scheme }));
};
