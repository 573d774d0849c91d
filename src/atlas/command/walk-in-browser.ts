import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { BadAsk } from './find-walk.ts';
import { root } from './root.ts';

const timeout = 10_000;

const originOf = (base: string): string => {
  const url = URL.canParse(base) ? new URL(base) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) throw new BadAsk(`${base} is no address of a shop.`);
  return url.origin;
};

/** Only where the world can be turned do the answers of a suite come true. */
const insistOnWorld = async (origin: string) => {
  const answer = await fetch(`${origin}/world`, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(timeout),
  }).catch(() => {
    throw new BadAsk(`Nobody answers at ${origin}.`);
  });
  if (!answer.ok)
    throw new BadAsk(`The shop at ${origin} has no world to turn: it is there where money is simulated.`);
};

/** The paths of a written suite, in a real browser before a shop that runs; its world begins anew at each. */
export const walkInBrowser = async (flow: string, suite: string, base: string): Promise<number> => {
  const file = `test/e2e/flows/${flow}.flow.test.ts`;
  if (!existsSync(join(root, file)))
    throw new BadAsk(`${flow} is walked in no browser: there is no file ${file}.`);
  const origin = originOf(base);
  await insistOnWorld(origin);
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '-c', 'test/house/vitest.config.ts'];
  const run = spawn(process.execPath, [...vitest, '--reporter=verbose', '--project', 'e2e', file], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, SUITE: resolve(suite), BASE: origin },
  });
  const [code] = await once(run, 'exit');
  return code === 0 ? 0 : 1;
};
