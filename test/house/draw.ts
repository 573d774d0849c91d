import { readFileSync, writeFileSync } from 'node:fs';
import { leansOf } from './arrows.ts';
import { architectureTables, withTables } from './drawing/architecture.ts';
import { drawnPicture } from './drawing/picture.ts';
import { pictures } from './drawing/pictures.ts';
import { filesOnDisk, sourcesOf } from './files.ts';

const page = 'docs/architecture.md';

/** Each generated file of the house, as it should stand. */
export const drawGeneratedFiles = async (): Promise<ReadonlyMap<string, string>> => {
  const files = filesOnDisk(process.cwd());
  const drawn = new Map([[page, withTables(readFileSync(page, 'utf8'), architectureTables())]]);
  for (const [path, picture] of pictures(leansOf(files, sourcesOf(files)))) {
    drawn.set(path, await drawnPicture(picture));
  }
  return drawn;
};

/** `run.mjs test/house/draw.ts`: writes the pictures and the tables of the plan. */
export const main = async (): Promise<number> => {
  for (const [path, text] of await drawGeneratedFiles()) writeFileSync(path, text);
  return 0;
};
