import { appendFile, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { leastNoticed } from '#machines/kit/mutants/mutate.ts';
import { type Fault, type Layer, layers } from './fault.ts';
import type { Batch } from './tests-for.ts';

/** What has become of one fault in one run. */
export type Judged = {
  readonly at: string;
  readonly seed: number;
  /** Whether the built shop was left out: what survived may be seen there. */
  readonly pace: 'quick' | 'whole';
  readonly flow: string;
  readonly layer: Layer;
  readonly fault: Fault['name'];
  /** Who was red; nobody, when it survived. */
  readonly by: string | null;
  /** Where it was looked for. */
  readonly asked: readonly Batch[];
  readonly seconds: number;
};

export const record = '.reports/faults.jsonl';

export const write = async (judged: Judged, path = record): Promise<void> => {
  await mkdir(dirname(path), { recursive: true });
  await appendFile(path, `${JSON.stringify(judged)}\n`);
};

/** Seen before any test had its say: what stops a file from being loaded says nothing of the tests in it. */
export const isBeforeTests = (by: string): boolean => /^the (types|build|loading): /.test(by);

/** The batches, one a line, in the order in which they were asked. */
export const askedIn = (asked: readonly Batch[]): string =>
  asked
    .map(({ project, files }) => `         asked ${files.length === 0 ? project : files.join(' ')}\n`)
    .join('');

type Figures = {
  readonly layer: Layer;
  readonly planted: number;
  /** Seen by the types or the build, or where a file was loaded. */
  readonly early: number;
  /** Of the rest: seen by a test. */
  readonly byTest: number;
};

const figuresOf = (all: readonly Judged[]): readonly Figures[] =>
  layers.flatMap((layer) => {
    const own = all.filter((each) => each.layer === layer);
    const seen = own.flatMap(({ by }) => by ?? []);
    const early = seen.filter(isBeforeTests).length;
    return own.length === 0 ? [] : [{ layer, planted: own.length, early, byTest: seen.length - early }];
  });

/** Whether the tests of each layer notice enough of what the types let through; a layer that has nothing left says nothing. */
export const isNoticedEnough = (all: readonly Judged[]): boolean =>
  all.length > 0 &&
  figuresOf(all).every(({ planted, early, byTest }) => byTest >= (planted - early) * leastNoticed);

/** The figures of each layer: how many by the types, the build or the loading, how many by a test, how many not. */
export const summed = (all: readonly Judged[]): string =>
  figuresOf(all)
    .map(
      ({ layer, planted, early, byTest }) =>
        `${layer}: ${early + byTest} of ${planted} noticed, ${early} by types, build or loading, ${byTest} of the other ${planted - early} by a test\n`,
    )
    .join('');
