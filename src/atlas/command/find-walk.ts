import { access, readdir } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Walk } from '#machines/kit/walk/walk.ts';

/** Something the caller wrote cannot be met: told in one line, with exit code 2. */
export class BadAsk extends Error {
  override readonly name = 'BadAsk';
}

const isThere = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

const isWalk = (value: unknown): value is Walk =>
  typeof value === 'object' && value !== null && 'machine' in value && 'outcomes' in value;

/** Every flow that has a `.paths.ts`, by name, with its file. */
export const flowFiles = async (machines = 'machines'): Promise<ReadonlyMap<string, string>> => {
  const files = await readdir(machines, { recursive: true });
  const found = files
    .filter((file) => file.endsWith('.paths.ts'))
    .map((file) => [basename(file, '.paths.ts'), resolve(machines, file)] as const);
  return new Map(found.toSorted(([a], [b]) => (a < b ? -1 : 1)));
};

/** Everything a file exports. */
export const moduleIn = async (file: string): Promise<Record<string, unknown>> => {
  try {
    return await import(/* @vite-ignore */ pathToFileURL(file).href);
  } catch (reason) {
    const says = reason instanceof Error ? reason.message : String(reason);
    throw new BadAsk(`${file} cannot be read: ${says.replaceAll(/\s+/g, ' ')}`);
  }
};

/** The walk a `.paths.ts` file exports under a name ending in `Walk`. */
export const walkIn = async (file: string): Promise<Walk> => {
  const module = await moduleIn(file);
  const walks = Object.entries(module).filter(([name]) => name.endsWith('Walk'));
  const [first] = walks;
  if (first === undefined || walks.length > 1 || !isWalk(first[1]))
    throw new BadAsk(`${file} must export exactly one walk under a name ending in Walk.`);
  return first[1];
};

/** Finds a walk by the name of its flow or by the path of its file. */
export const findWalk = async (asked: string, machines = 'machines'): Promise<Walk> => {
  const flows = await flowFiles(machines);
  const file = flows.get(asked) ?? (asked.endsWith('.paths.ts') ? resolve(asked) : undefined);
  if (file === undefined)
    throw new BadAsk(`Unknown flow ${asked}. There are: ${[...flows.keys()].join(', ')}.`);
  if (!(await isThere(file))) throw new BadAsk(`There is no file ${asked}.`);
  return walkIn(file);
};
