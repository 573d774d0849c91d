import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const text = new Set(['.css', '.html', '.js', '.json', '.map', '.svg', '.txt', '.webmanifest', '.xml']);
/** Below this a packet holds the file as it is. */
const worthIt = 600;

const pressFile = async (file) => {
  const bytes = await readFile(file);
  if (bytes.length < worthIt) return;
  const [br, gz] = await Promise.all([
    brotli(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
    zip(bytes, { level: 9 }),
  ]);
  if (br.length < bytes.length) await writeFile(`${file}.br`, br);
  if (gz.length < bytes.length) await writeFile(`${file}.gz`, gz);
};

/** Presses every text of the build once, as hard as it goes, so that nothing is pressed while a reader waits. */
export const press = async (folder) => {
  const paths = (await readdir(folder, { recursive: true })).map((name) => join(folder, name));
  const wanted = paths.filter((path) => text.has(extname(path)));
  await Promise.all(wanted.map(async (path) => ((await stat(path)).isFile() ? pressFile(path) : undefined)));
};
