import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished } from 'vitest';
import { endsWithParent } from '../ends-with-parent.ts';

export type Running = {
  readonly process: ChildProcess;
  readonly origin: string;
  readonly answeredAfter: number;
};

/** Ends a process as the signal ends it. */
export const over = async (running: ChildProcess, signal: NodeJS.Signals): Promise<void> => {
  if (running.exitCode === null && running.signalCode === null) {
    const exit = once(running, 'exit');
    running.kill(signal);
    await exit;
  }
};

const addressIn = async (running: ChildProcess): Promise<string> => {
  const complaints: string[] = [];
  running.stderr?.on('data', (part) => complaints.push(String(part)));
  for await (const line of createInterface({ input: running.stdout ?? process.stdin })) {
    const [origin] = /(?<=^Sefer answers at )\S+/.exec(line) ?? [];
    if (origin !== undefined) {
      return origin;
    }
  }
  throw new Error(`The shop ended before it named its address: ${complaints.join('')}`);
};

/** The built server, as a process that can be killed. */
export const start = async (
  folder: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<Running> => {
  const began = performance.now();
  const running = spawn(process.execPath, [...endsWithParent, 'dist/server/main.js'], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: folder,
      DATABASE_URL: '',
      SHOP_ENV: 'LOCAL-DEV',
      ...settings,
    },
  });
  onTestFinished(() => over(running, 'SIGTERM'));
  const origin = await addressIn(running);
  expect((await fetch(`${origin}/ready`)).status).toBe(200);
  running.stdout?.resume();
  return { process: running, origin, answeredAfter: performance.now() - began };
};

/** The database of a data folder that a server runs on. */
export const postmasterIn = async (folder: string) => {
  const [pid = '', , , port = '', socket = ''] = (
    await readFile(join(folder, 'database/postmaster.pid'), 'utf8')
  ).split('\n');
  return {
    pid: Number(pid),
    url: `postgresql://sefer@localhost/sefer?host=${encodeURIComponent(socket)}&port=${port}`,
  };
};
