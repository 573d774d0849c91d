import type { Problem, Source } from '../source.ts';
import { badComments, longFiles } from './comments.ts';
import { looseDurations } from './durations.ts';
import { defaultExports } from './exports.ts';
import { emptyNames } from './names.ts';
import { plainNames } from './plain-names.ts';
import { looseColours, physicalSides } from './styles.ts';
import { weakTests } from './tests.ts';
import { looseTypes } from './types.ts';
import { reachesOut, sentencesInViews } from './views.ts';

export const rules: readonly ((source: Source) => Problem[])[] = [
  looseTypes,
  defaultExports,
  emptyNames,
  plainNames,
  badComments,
  longFiles,
  weakTests,
  sentencesInViews,
  reachesOut,
  physicalSides,
  looseColours,
  looseDurations,
];

export const styleProblems = (sources: readonly Source[]): Problem[] =>
  sources.flatMap((source) => rules.flatMap((rule) => rule(source)));
