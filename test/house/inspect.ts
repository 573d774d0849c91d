import { leansOf, strayArrows } from './arrows.ts';
import { cycles } from './cycles.ts';
import { duplicates } from './duplicates.ts';
import { type Files, filesOnDisk, sourcesOf } from './files.ts';
import { floorFindings } from './floors.ts';
import { localeFindings } from './locales.ts';
import { styleFindings } from './rules/all.ts';
import { shapeFindings } from './shape.ts';
import type { Finding } from './source.ts';
import { unusedExports } from './unused-exports.ts';

/** Everything the house has against itself, and how many files were looked at. */
export const inspected = (files: Files): { readonly seen: number; readonly findings: readonly Finding[] } => {
  const sources = sourcesOf(files);
  const leans = leansOf(files, sources);
  const found = [
    ...strayArrows(leans),
    ...cycles(leans),
    ...floorFindings(files, leans),
    ...shapeFindings(files, leans),
    ...styleFindings(sources),
    ...duplicates(files),
    ...unusedExports(files, sources),
    ...localeFindings(files, sources),
  ];
  return { seen: sources.length, findings: found };
};

const textOf = ({ place, rule, says }: Finding) => `${place} [${rule}] ${says}\n`;

/** `run.mjs test/house/inspect.ts [path …]`: prints every finding, or those of the named paths. */
export const main = async (paths: readonly string[]): Promise<number> => {
  const { seen, findings } = inspected(filesOnDisk(process.cwd()));
  const asked = findings.filter(
    ({ place }) => paths.length === 0 || paths.some((path) => place.startsWith(path)),
  );
  process.stdout.write(asked.map(textOf).join(''));
  process.stdout.write(`${seen} files seen, ${asked.length} findings\n`);
  return asked.length === 0 ? 0 : 1;
};
