import { appendFile, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Fault, type Layer, layers } from './fault.ts';

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
  readonly seconds: number;
};

export const record = '.reports/faults.jsonl';

export const write = async (judged: Judged, path = record): Promise<void> => {
  await mkdir(dirname(path), { recursive: true });
  await appendFile(path, `${JSON.stringify(judged)}\n`);
};

const isBeforeTests = (by: string) => /^the (types|build): /.test(by);

/** The figures of each layer: how many by the types or the build, how many by a test, how many not. */
export const summed = (all: readonly Judged[]): string =>
  layers
    .flatMap((layer) => {
      const own = all.filter((each) => each.layer === layer);
      if (own.length === 0) return [];
      const seen = own.flatMap(({ by }) => by ?? []);
      const early = seen.filter(isBeforeTests).length;
      const left = own.length - early;
      return `${layer}: ${seen.length} of ${own.length} noticed, ${early} by types or build, ${seen.length - early} of the other ${left} by a test\n`;
    })
    .join('');
