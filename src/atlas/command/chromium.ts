import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rename, rm, statfs, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createBrotliDecompress } from 'node:zlib';
import type { LaunchOptions } from 'playwright';
import { extract } from 'tar-fs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const packed = join(dirname(createRequire(join(root, 'package.json')).resolve('@sparticuz/chromium')), '..');

const args = ['--no-sandbox', '--font-render-hinting=none', '--disable-gpu'];

const sharedMemory = '/dev/shm';
const roomy = 1_000_000_000;

/** Where there is room for it the pages' memory is shared in memory, and not in files of the disk. */
const memory = async (): Promise<Pick<LaunchOptions, 'ignoreDefaultArgs'>> => {
  if (!existsSync(sharedMemory)) return {};
  const { bavail, bsize } = await statfs(sharedMemory);
  return bavail * bsize < roomy ? {} : { ignoreDefaultArgs: ['--disable-dev-shm-usage'] };
};

const fontsConfigured = (home: string) =>
  `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${home}/fonts</dir><cachedir>${home}/fonts-seen</cachedir></fontconfig>`;

const open = (file: string) => createReadStream(join(packed, 'bin', file));

const unpackInto = async (draft: string, home: string) => {
  await Promise.all([
    pipeline(open('chromium.br'), createBrotliDecompress(), createWriteStream(join(draft, 'chromium'))),
    pipeline(open('al2023.tar.br'), createBrotliDecompress(), extract(draft)),
    pipeline(open('swiftshader.tar.br'), createBrotliDecompress(), extract(draft)),
    pipeline(open('fonts.tar.br'), createBrotliDecompress(), extract(join(draft, 'fonts'))),
    writeFile(join(draft, 'fonts.conf'), fontsConfigured(home)),
  ]);
  await chmod(join(draft, 'chromium'), 0o755);
  await chmod(draft, 0o755);
};

/** Several workers may unpack at once: each fills a draft of its own, and the first to rename it wins. */
const unpacked = async (home: string) => {
  if (existsSync(home)) return home;
  await mkdir(dirname(home), { recursive: true });
  const draft = await mkdtemp(`${home}-`);
  await unpackInto(draft, home);
  await rename(draft, home).catch(async (reason: unknown) => {
    await rm(draft, { recursive: true, force: true });
    if (!existsSync(home)) throw reason;
  });
  return home;
};

const ownEnvironment = () =>
  Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );

/** The Chromium that lies inside an npm package, or the one that CHROMIUM_PATH names. */
export const chromium = async (under = join(root, 'node_modules/.cache')): Promise<LaunchOptions> => {
  const named = process.env.CHROMIUM_PATH;
  if (named) return { executablePath: named, args, ...(await memory()) };
  const { version } = JSON.parse(await readFile(join(packed, 'package.json'), 'utf8'));
  const home = await unpacked(join(under, `chromium-${version}`));
  return {
    executablePath: join(home, 'chromium'),
    args,
    ...(await memory()),
    env: {
      ...ownEnvironment(),
      LD_LIBRARY_PATH: join(home, 'lib'),
      FONTCONFIG_FILE: join(home, 'fonts.conf'),
    },
  };
};
