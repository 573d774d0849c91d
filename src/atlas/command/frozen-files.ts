import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Selectors } from '#machines/kit/frozen/sight.ts';
import type { Flow } from './chosen-flows.ts';
import { moduleIn } from './find-walk.ts';
import { acceptancesIn } from './history.ts';

/** Where what was accepted is kept: the suites, the history of each flow, and with which line each began. */
export const suiteFile = (folder: string, flow: string): string =>
  join(folder, 'test/frozen', `${flow}.json`);
export const historyFile = (folder: string, flow: string): string =>
  join(folder, 'docs/flows/history', `${flow}.md`);
export const beginningsFile = (folder: string): string => join(folder, 'docs/flows/history/README.md');

/** The history of every flow. */
export const historiesIn = async (folder: string): Promise<ReadonlyMap<string, string>> => {
  const place = dirname(historyFile(folder, ''));
  const files = await readdir(place).catch((): string[] => []);
  const flows = files.filter((file) => file !== 'README.md').map((file) => basename(file, '.md'));
  return new Map(
    await Promise.all(
      flows.map(async (flow) => [flow, (await textIn(historyFile(folder, flow))) ?? ''] as const),
    ),
  );
};

/** The text of a file; null where there is none. */
export const textIn = (file: string): Promise<string | null> => readFile(file, 'utf8').catch(() => null);

export const writeText = async (file: string, text: string): Promise<void> => {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
};

/** What a view may read of a flow; nothing, where its room has no such file. */
export const selectorsOf = async ({ file }: Flow): Promise<Selectors> => {
  const beside = file.replace(/\.paths\.ts$/, '.selectors.ts');
  if ((await textIn(beside)) === null) return {};
  return moduleIn(beside);
};

const line =
  /^- \[([^\]]+)\]\([^)]+\) began with `([0-9a-f]{16})`(?:, and tells both suites after `([0-9a-f]{16})`)?$/;

export type Beginning = {
  /** The first link of the chain. */
  readonly first: string;
  /** The last link that tells one suite alone; null where every line tells the one before and the one after. */
  readonly oldest: string | null;
};

/** With which link of its chain each flow began, as it was written when it was frozen. */
export const beginningsIn = (page: string): ReadonlyMap<string, Beginning> =>
  new Map(
    page.split('\n').flatMap((each) => {
      const [, flow, first, oldest = null] = line.exec(each) ?? [];
      return flow && first ? [[flow, { first, oldest }] as const] : [];
    }),
  );

const head = [
  '# What was accepted, flow by flow',
  '',
  'Each flow was frozen once as it was walked, and since then is changed by name: `npm run accept` writes the reason under',
  'the rest. The first link of each chain stands here too, so that a history that was begun anew is seen.',
  '',
];

/** The list of all flows with one more, or with none more where it is listed. */
export const withBeginning = (page: string, flow: string, history: string): string => {
  const [first] = acceptancesIn(history);
  const beginnings = new Map(beginningsIn(page));
  if (first !== undefined && !beginnings.has(flow))
    beginnings.set(flow, { first: first.chain, oldest: null });
  const lines = [...beginnings]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { first: link, oldest }]) => {
      const since = oldest === null ? '' : `, and tells both suites after \`${oldest}\``;
      return `- [${name}](${name}.md) began with \`${link}\`${since}`;
    });
  return [...head, ...lines, ''].join('\n');
};
