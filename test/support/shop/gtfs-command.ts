import { execFile } from 'node:child_process';
import type { TestShop } from '../open-test-shop.ts';

export type Ran = { readonly code: unknown; readonly out: string; readonly err: string };

/** `npm run gtfs` with these words, on the store of a shop. */
export const gtfsOn =
  ({ url }: Pick<TestShop, 'url'>) =>
  (...words: readonly string[]): Promise<Ran> =>
    new Promise((resolve) => {
      execFile(
        process.execPath,
        ['src/server/command/run.mjs', 'src/server/command/gtfs.ts', ...words],
        { env: { ...process.env, DATABASE_URL: url } },
        (error, out, err) => resolve({ code: error?.code ?? 0, out, err }),
      );
    });
