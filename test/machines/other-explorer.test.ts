import { expect, test } from 'vitest';
import { explore } from '#machines/kit/walk/explore.ts';
import { inTheLongRun } from '#test/support/in-the-long-run.ts';
import { askingWalk } from './fixtures/asking.paths.ts';
import { historyWalk } from './fixtures/history.paths.ts';
import { parallelWalk } from './fixtures/parallel.paths.ts';
import { reachedByKit, reachedByLibrary } from './other-explorer.ts';
import { walks } from './walks.ts';

/** Each takes up to half a minute by itself: they are compared in the long run, and whole. */
const largest = new Set(['booking', 'catalogue-approval']);

const compared = inTheLongRun(
  walks,
  walks.filter(({ flow }) => !largest.has(flow)),
);

test.each(compared.map((walk) => [walk.flow, walk] as const))(
  '%s is walked by the kit through the same states and arrows as by @xstate/graph',
  (_, walk) => {
    expect(reachedByKit(explore(walk))).toEqual(reachedByLibrary(walk));
  },
);

test.each([askingWalk, historyWalk, parallelWalk].map((walk) => [walk.flow, walk] as const))(
  'a kit that misses a state of %s is found out, and one that misses an arrow too',
  (_, walk) => {
    const whole = explore(walk);
    const library = reachedByLibrary(walk);
    const short = reachedByKit({
      ...whole,
      states: whole.states.filter(({ name }) => name !== whole.states.at(-1)?.name),
    });
    const missing = reachedByKit({ ...whole, edges: [] });
    expect(reachedByKit(whole)).toEqual(library);
    expect(library.states.filter((name) => !short.states.includes(name)).length).toBe(1);
    expect(library.arrows.filter((name) => !missing.arrows.includes(name))).toEqual(library.arrows);
  },
);
