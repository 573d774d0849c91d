import { chmod, lstat, mkdir, readlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { completeBinaries, installedFolder } from '#server/platform/store/engine/binaries.ts';
import { engineFault } from '#server/platform/store/engine/engine-fault.ts';
import { mayReach } from '#server/platform/store/engine/reach.ts';
import { temporaryFolder } from '../../support/shop/temporary-folder.ts';

const glibc =
  'The embedded database needs glibc 2.27 or later; musl systems such as Alpine do not have it. Set DATABASE_URL to a PostgreSQL of your own.';

test.each([
  ['a program whose loader is not there', Object.assign(new Error('spawn'), { code: 'ENOENT' }), '', glibc],
  ['an old glibc', null, "postgres: libc.so.6: version `GLIBC_2.27' not found", glibc],
  ['musl', null, 'Error relocating postgres: __fprintf_chk: symbol not found', glibc],
  [
    'a full disk',
    null,
    'LOG:  starting\nFATAL:  could not write lock file "postmaster.pid": No space left on device\n',
    'The embedded database does not start: could not write lock file "postmaster.pid": No space left on device. Set DATABASE_URL to a PostgreSQL of your own.',
  ],
  [
    'silence',
    null,
    '',
    'The embedded database does not start: it gave no reason. Set DATABASE_URL to a PostgreSQL of your own.',
  ],
])('%s is told in one line', (_name, reason, written, line) => {
  expect(engineFault(reason, written).message).toBe(line);
});

test('a platform npm brings no database for is told in one line', () => {
  expect(() => installedFolder('linux', 'riscv64')).toThrow(
    'npm brought no embedded database for linux-riscv64: install with optional dependencies. Set DATABASE_URL to a PostgreSQL of your own.',
  );
  expect(() => installedFolder('win32', 'x64')).toThrow(/^The embedded database runs on Linux and macOS\./);
});

test('links and rights the install script would have made are made, twice over without harm', async () => {
  const native = join(await temporaryFolder(), 'native');
  await mkdir(join(native, 'bin'), { recursive: true });
  await mkdir(join(native, 'lib'));
  await writeFile(join(native, 'lib/libpq.so.5.18'), 'library');
  await writeFile(
    join(native, 'pg-symlinks.json'),
    JSON.stringify([{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }]),
  );
  for (const name of ['initdb', 'pg_ctl', 'postgres']) {
    await writeFile(join(native, 'bin', name), '');
    await chmod(join(native, 'bin', name), 0o600);
  }
  await completeBinaries(native);
  await completeBinaries(native);
  expect(await readlink(join(native, 'lib/libpq.so.5'))).toBe('libpq.so.5.18');
  expect((await lstat(join(native, 'bin/postgres'))).mode & 0o777).toBe(0o755);
});

test('a user reaches a folder only when every folder above lets them in', async () => {
  const folder = await temporaryFolder();
  const inner = join(folder, 'inner');
  await mkdir(inner, { mode: 0o755 });
  const { uid, gid } = await lstat(folder);
  const own = { uid, gid };
  const stranger = { uid: uid + 12_345, gid: gid + 12_345 };
  expect([await mayReach(inner, own), await mayReach(inner, stranger)]).toEqual([true, false]);
  await chmod(folder, 0o755);
  expect(await mayReach(inner, stranger)).toBe(true);
});
