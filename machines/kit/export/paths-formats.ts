import type { Matrix } from '#machines/kit/walk/refuse.ts';
import { plainOf } from '#machines/kit/walk/stable-text.ts';
import type { Suite } from '#machines/kit/walk/suite.ts';
import { matrixCsv, pathsCsv } from './paths-csv.ts';
import { matrixGherkin, pathsGherkin } from './paths-gherkin.ts';
import { matrixMd, pathsMd } from './paths-md.ts';

export const pathFormats = ['json', 'csv', 'gherkin', 'md'] as const;
export type PathFormat = (typeof pathFormats)[number];

const json = (value: unknown) => `${JSON.stringify(plainOf(value), null, 2)}\n`;

const ofSuites = { json, csv: pathsCsv, gherkin: pathsGherkin, md: pathsMd } satisfies Record<
  PathFormat,
  (suite: Suite) => string
>;

const ofMatrices = { json, csv: matrixCsv, gherkin: matrixGherkin, md: matrixMd } satisfies Record<
  PathFormat,
  (matrix: Matrix) => string
>;

export const suiteAs = (format: PathFormat, suite: Suite): string => ofSuites[format](suite);
export const matrixAs = (format: PathFormat, matrix: Matrix): string => ofMatrices[format](matrix);
