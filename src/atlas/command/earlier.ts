import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { pathToFileURL } from 'node:url';
import { extract } from 'tar-fs';
import type { AnyActorLogic } from 'xstate';
import { chartOf } from '#machines/kit/chart/chart.ts';
import type { Chart } from '#machines/kit/chart/chart-shape.ts';
import { BadAsk, flowFiles, walkIn } from './find-walk.ts';
import { root } from './root.ts';

const git = (...words: readonly string[]) =>
  spawn('git', words, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] });

const outputOf = async (child: ReturnType<typeof git>): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of child.stdout) parts.push(part);
  return Buffer.concat(parts).toString().trim();
};

/** The whole name of a commit. */
export const commitNamed = async (asked: string): Promise<string> => {
  const name = await outputOf(
    git('rev-parse', '--verify', '--quiet', '--end-of-options', `${asked}^{commit}`),
  );
  if (name === '') throw new BadAsk(`There is no commit "${asked}" here.`);
  return name;
};

const unpack = async (commit: string, folder: string) => {
  await pipeline(
    git('archive', '--format=tar', commit, 'package.json', 'machines', 'src').stdout,
    extract(folder),
  );
  await symlink(resolve(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
};

/** Where the kit has its deadline, and where it had it before it was parted into rooms. */
const deadlineFiles = ['machines/kit/flow/deadline.ts', 'machines/kit/deadline.ts'];

const deadlineIn = async (folder: string): Promise<AnyActorLogic> => {
  const path = deadlineFiles.map((each) => join(folder, each)).find((each) => existsSync(each));
  if (path === undefined) throw new BadAsk('That commit is older than the deadline of the kit.');
  const file = pathToFileURL(path).href;
  const { deadline }: { readonly deadline: AnyActorLogic } = await import(/* @vite-ignore */ file);
  return deadline;
};

/** The chart of a flow as it was at a commit: its files are unpacked beside the project and read as they were. */
export const earlierChart = async (flow: string, commit: string): Promise<Chart> => {
  const folder = await mkdtemp(join(tmpdir(), 'sefer-earlier-'));
  try {
    await unpack(commit, folder);
    const file = (await flowFiles(join(folder, 'machines'))).get(flow);
    if (file === undefined) throw new BadAsk(`There was no flow ${flow} at ${commit.slice(0, 12)}.`);
    return chartOf((await walkIn(file)).machine, await deadlineIn(folder));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
