import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { initialTransition, transition } from 'xstate';
import { brokenIn } from '#machines/kit/judge/judge-run.ts';
import { checked } from '#machines/kit/rules/rules.ts';
import { arrowsOf } from '#machines/kit/walk/arrows.ts';
import { chanceOf } from '#machines/kit/walk/chance.ts';
import type { Path } from '#machines/kit/walk/path.ts';
import { triedLive } from '#machines/kit/walk/probe-live.ts';
import { probesOf } from '#machines/kit/walk/refuse.ts';
import { expectedOf, replayLive } from '#machines/kit/walk/replay.ts';
import { suiteOf } from '#machines/kit/walk/suite.ts';
import type { Walk } from '#machines/kit/walk/walk.ts';
import { inTheLongRun } from '../support/in-the-long-run.ts';
import { observationsOf } from '../support/observations-of.ts';
import { rulesOf } from './flow-rules.ts';
import { walks } from './walks.ts';

const charts = readdirSync('machines', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.machine.ts'),
);

test('every chart on the disk has a walk', () => {
  expect(walks.map(({ flow }) => flow).toSorted()).toEqual(
    charts.map((file) => basename(file, '.machine.ts')).toSorted(),
  );
});

/** The requirements a transition fulfils, as a title names them. */
const marksOf = ({ proves }: Walk, arrow: string) =>
  Object.entries(proves)
    .flatMap(([id, arrows]) => (arrows.includes(arrow) ? [`[${id}] `] : []))
    .join('');

/** The codes of the errors a flow may meet, as one title names them; none of a flow that meets none. */
const errorMarksOf = ({ proves, outcomes }: Walk): readonly string[] => {
  const named = Object.values(outcomes).flatMap((each) =>
    Object.values(each).flatMap((answer) => answer.proves),
  );
  const codes = [...new Set([...Object.keys(proves), ...named])].filter((id) => id.startsWith('E-'));
  return codes.length === 0
    ? []
    : [
        codes
          .toSorted()
          .map((id) => `[${id}]`)
          .join(' '),
      ];
};

/** Of the longest suites `npm test` walks as many as a lot draws. */
const drawn = (paths: readonly Path[]): readonly Path[] => {
  const share = Math.min(1, inTheLongRun(paths.length, 20) / paths.length);
  const chance = chanceOf(inject('seed'));
  return paths.filter(() => chance() < share);
};

/** On a live actor a path shows what it expects, and breaks no rule of the railway. */
const runsLive = async ({ flow, machine }: Walk, path: Path) => {
  const seen = await replayLive(machine, path);
  expect(seen).toEqual(expectedOf(path));
  expect(brokenIn(rulesOf(flow), observationsOf(path, seen))).toEqual([]);
};

describe.each(walks.map((walk) => [walk.flow, walk] as const))('%s', { timeout: 180_000 }, (_, walk) => {
  const { exploration, breaches } = checked(walk);

  test('keeps every rule of charts, guards read only control and every state has a way out', () => {
    expect(breaches.map(({ message }) => message)).toEqual([]);
  });

  if (exploration === null) return;
  const { walked, unwalked } = arrowsOf(exploration);
  const titled = walked.map((arrow) => [`${marksOf(walk, arrow.transition)}${arrow.title}`, arrow] as const);
  const probes = probesOf(exploration);

  test('every transition can be taken', () => {
    expect(unwalked).toEqual([]);
    expect(walked.length).toBe(exploration.declared.size);
  });

  describe('pure', () => {
    test.each(titled)('%s', (__, { transition: id, path }) => {
      const [begun] = initialTransition(walk.machine, path.input);
      const seen = [begun];
      for (const { event } of path.steps) seen.push(transition(walk.machine, seen.at(-1) ?? begun, event)[0]);
      expect(seen.map(({ value, context, status, output }) => ({ value, context, status, output }))).toEqual(
        expectedOf(path).map(({ value, context, status, output }) => ({ value, context, status, output })),
      );
      expect(
        path.steps.at(-1)?.taken ?? exploration.starts.flatMap(({ stepped }) => stepped.taken),
      ).toContain(id);
    });
  });

  describe('live', () => {
    test.each(titled)('%s', async (__, { path }) => {
      await runsLive(walk, path);
    });

    test('walks every edge with its own samples and outcomes', async () => {
      const { paths, unreached } = suiteOf(exploration, { criterion: 'edges', maxSteps: 25, seed: 1 });
      expect(unreached).toEqual([]);
      for (const path of paths) expect(brokenIn(rulesOf(walk.flow), observationsOf(path))).toEqual([]);
      for (const path of drawn(paths)) await runsLive(walk, path);
    });
  });

  test.each(errorMarksOf(walk))('%s every error is met by each of its causes', async () => {
    const { paths, unreached } = suiteOf(exploration, { criterion: 'errors', maxSteps: 25, seed: 1 });
    expect(unreached).toEqual([]);
    for (const path of paths) await runsLive(walk, path);
  });

  describe('refused', () => {
    test.each(probes.map((probe) => [`${probe.state} after ${probe.path.title}`, probe] as const))(
      '%s',
      async (__, probe) => {
        const tried = await triedLive(walk.machine, probe);
        expect(tried.map(({ after }) => after)).toEqual(tried.map(({ before }) => before));
      },
    );
  });
});
