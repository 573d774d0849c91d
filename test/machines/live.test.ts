import { describe, expect, test } from 'vitest';
import { explore } from '#machines/kit/walk/explore.ts';
import { criteria } from '#machines/kit/walk/goals.ts';
import { triedLive } from '#machines/kit/walk/probe-live.ts';
import { probesOf } from '#machines/kit/walk/refuse.ts';
import { expectedOf, replayLive } from '#machines/kit/walk/replay.ts';
import { suiteOf } from '#machines/kit/walk/suite.ts';
import type { Walk } from '#machines/kit/walk/walk.ts';
import { askingWalk } from './fixtures/asking.paths.ts';
import { bookingWalk } from './fixtures/booking.paths.ts';
import { endingWalk } from './fixtures/ending.paths.ts';
import { historyWalk } from './fixtures/history.paths.ts';
import { nestedWalk } from './fixtures/nested.paths.ts';
import { parallelWalk } from './fixtures/parallel.paths.ts';
import { parentWalk } from './fixtures/parent.paths.ts';
import { plantedWalk } from './fixtures/planted.paths.ts';
import { racingWalk } from './fixtures/racing.paths.ts';
import { triangleWalk } from './fixtures/triangle.paths.ts';

const walks: readonly Walk[] = [
  askingWalk,
  bookingWalk,
  endingWalk,
  historyWalk,
  nestedWalk,
  parallelWalk,
  parentWalk,
  plantedWalk,
  racingWalk,
  triangleWalk,
];

describe.each(walks.map((walk) => [walk.flow, walk] as const))(
  '%s on a live actor',
  { timeout: 60_000 },
  (_, walk) => {
    const exploration = explore(walk);

    test.each(criteria)('%s: shows at every step what the path expects', async (criterion) => {
      const { paths, reached } = suiteOf(exploration, { criterion, maxSteps: 25, seed: 1 });
      expect(paths.length > 0).toBe(reached > 0);
      for (const path of paths) expect(await replayLive(walk.machine, path)).toEqual(expectedOf(path));
    });

    test('changes nothing, asks nothing and says nothing when an event is refused', async () => {
      for (const probe of probesOf(exploration))
        for (const { before, after } of await triedLive(walk.machine, probe)) expect(after).toEqual(before);
    });
  },
);

test('a step played too late is not what the path expects', async () => {
  const { paths } = suiteOf(explore(racingWalk));
  const late = paths.map((path) => ({
    ...path,
    steps: path.steps.map((step) => ({ ...step, at: step.at + (step.wait > 1 ? 0 : 400_000) })),
  }));
  expect(late).toHaveLength(1);
  for (const path of late) expect(await replayLive(racingWalk.machine, path)).not.toEqual(expectedOf(path));
});

test('what a flow passes on to its child is seen', async () => {
  const { paths } = suiteOf(explore(parentWalk));
  const sentEvents = paths.flatMap((path) => expectedOf(path).flatMap((sight) => sight.sentEvents));
  expect(sentEvents).toEqual([{ to: 'form', event: { type: 'form.closed' } }]);
});
