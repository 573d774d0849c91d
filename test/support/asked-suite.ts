import { readFileSync } from 'node:fs';
import type { Path } from '#machines/kit/walk/path.ts';
import { isWrittenSuite } from '#machines/kit/walk/rerun.ts';

/** `npm run paths -- run FILE --base URL` names a suite that was written, and a shop that runs already. */
const { SUITE: file, BASE: base } = process.env;

export const askedOrigin: string | null = base === undefined ? null : new URL(base).origin;

/** The paths of the suite that was asked for, in place of those the chart of the flow gives. */
export const askedPathsOf = (flow: string): readonly Path[] | null => {
  if (file === undefined) return null;
  const suite: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isWrittenSuite(suite) || suite.flow !== flow) throw new Error(`${file} is no suite of ${flow}.`);
  return suite.paths;
};
