import { leansOf, strayArrows } from './arrows.ts';
import { cycles } from './cycles.ts';
import { duplicates } from './duplicates.ts';
import { type Files, filesOnDisk, sourcesOf } from './files.ts';
import { floorProblems } from './floors.ts';
import { localeProblems } from './locales.ts';
import { styleProblems } from './rules/all.ts';
import { shapeProblems } from './shape.ts';
import type { Problem } from './source.ts';
import { unusedExports } from './unused-exports.ts';
import { wordingProblems } from './wording/wording.ts';

/** Everything the house has against itself, and how many files were looked at. */
export const inspected = (files: Files): { readonly seen: number; readonly problems: readonly Problem[] } => {
  const sources = sourcesOf(files);
  const leans = leansOf(files, sources);
  const found = [
    ...strayArrows(leans),
    ...cycles(leans),
    ...floorProblems(files, leans),
    ...shapeProblems(files, leans),
    ...styleProblems(sources),
    ...duplicates(files),
    ...unusedExports(files, sources),
    ...localeProblems(files, sources),
    ...wordingProblems(files),
  ];
  return { seen: sources.length, problems: found };
};

const textOf = ({ place, rule, says }: Problem) => `${place} [${rule}] ${says}\n`;

/** `run.mjs test/house/inspect.ts [path …]`: prints every finding, or those of the named paths. */
export const main = async (paths: readonly string[]): Promise<number> => {
  const { seen, problems } = inspected(filesOnDisk(process.cwd()));
  const asked = problems.filter(
    ({ place }) => paths.length === 0 || paths.some((path) => place.startsWith(path)),
  );
  process.stdout.write(asked.map(textOf).join(''));
  process.stdout.write(`${seen} files seen, ${asked.length} findings\n`);
  return asked.length === 0 ? 0 : 1;
};
