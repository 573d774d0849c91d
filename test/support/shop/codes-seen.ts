import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

type Seen = Parameters<typeof readBarcodes>[0];

const reader = readFile(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')).then(
  (wasm) => prepareZXingModule({ overrides: { wasmBinary: wasm.buffer }, fireImmediately: true }),
);

/** The texts of the Aztec codes another reader sees in a picture. */
export const codesSeen = async (picture: Seen): Promise<readonly string[]> => {
  await reader;
  const found = await readBarcodes(picture, { formats: ['Aztec'] });
  return found.map(({ text }) => text);
};
