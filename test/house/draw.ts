import { readFileSync, writeFileSync } from 'node:fs';
import { standingRooms, tablesOfHouse, withTables } from './architecture.ts';
import { filesOnDisk } from './files.ts';
import { pictureOfHouse } from './picture.ts';

const page = 'docs/architecture.md';
const picture = 'docs/house.svg';

/** Each generated file of the house, as it should stand. */
export const drawnHouse = async (): Promise<ReadonlyMap<string, string>> => {
  const files = filesOnDisk(process.cwd());
  return new Map([
    [page, withTables(readFileSync(page, 'utf8'), tablesOfHouse(files))],
    [picture, await pictureOfHouse(standingRooms(files))],
  ]);
};

/** `run.mjs test/house/draw.ts`: writes the picture and the tables of the plan. */
export const main = async (): Promise<number> => {
  for (const [path, text] of await drawnHouse()) writeFileSync(path, text);
  return 0;
};
