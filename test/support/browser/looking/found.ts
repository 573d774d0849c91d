import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';

export const folder = '.reports/looking';

const found = z.object({
  rule: z.string(),
  what: z.string(),
  walk: z.string(),
  step: z.string(),
  /** The address of the page, and where its flows stand. */
  screen: z.string(),
  picture: z.string(),
});

/** Something a rule has against a page after a step of a walk. */
export type Found = z.output<typeof found>;

/** What is found in one run is kept apart from what was found in another. */
const ofThisRun = `${folder}/found-${process.env.TEST_RUN ?? ''}.jsonl`;

/** Without a finding too, so that it is known that somebody looked. */
export const keepFound = (all: readonly Found[]): void => {
  mkdirSync(folder, { recursive: true });
  appendFileSync(ofThisRun, all.map((each) => `${JSON.stringify(each)}\n`).join(''));
};

/** All that was found in this run so far; null where nobody has looked. */
export const foundInThisRun = (): readonly Found[] | null =>
  existsSync(ofThisRun)
    ? readFileSync(ofThisRun, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => found.parse(JSON.parse(line)))
    : null;
