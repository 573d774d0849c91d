import { openEngine } from '#server/platform/store/engine/engine.ts';

/** Opens the embedded database of a folder and stays until it is killed. */
export const main = async ([folder = '']: readonly string[]): Promise<number> => {
  await openEngine(folder);
  process.stdout.write('open\n');
  return new Promise(() => undefined);
};
