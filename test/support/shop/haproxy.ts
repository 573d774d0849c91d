import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../server/free-port.ts';
import { pause } from './pause.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** A real balancer before two processes of the shop, set up as the guide for operators says. */
export type Haproxy = {
  readonly origin: string;
  /** Where it looks for the one and the other process. */
  readonly ports: readonly number[];
  /** Once it has found somebody who is ready. */
  readonly isUp: () => Promise<void>;
  readonly end: () => Promise<void>;
};

const guide = 'docs/operations.md';

/** What the guide says of HAProxy, with the addresses of this machine. */
const backendBy = async (ports: readonly number[]): Promise<string> => {
  const [lines] = /^backend shop\n(?: {2}.+\n)+/m.exec(await readFile(guide, 'utf8')) ?? [];
  if (lines === undefined) throw new Error(`${guide} does not say how HAProxy is set up.`);
  const addresses = ports.map((port) => `127.0.0.1:${port}`);
  return lines.replaceAll(/\d+(?:\.\d+){3}:\d+/g, () => addresses.shift() ?? '');
};

const settingsFor = async (port: number, ports: readonly number[]): Promise<string> => `defaults
  mode http
  timeout connect 5s
  timeout client 60s
  timeout server 60s
frontend everybody
  bind 127.0.0.1:${port}
  default_backend shop
${await backendBy(ports)}`;

const betweenLooks = 100;

const untilReady = async (origin: string): Promise<void> => {
  const answer = await fetch(`${origin}/ready`).catch(() => null);
  if (answer?.status === 200) return;
  await pause(betweenLooks);
  await untilReady(origin);
};

export const openHaproxy = async (program: string): Promise<Haproxy> => {
  const folder = await temporaryFolder();
  const [port, ...ports] = [await freePort(), await freePort(), await freePort()];
  const settings = join(folder, 'haproxy.cfg');
  await writeFile(settings, await settingsFor(port ?? 0, ports));
  const running = spawn(program, ['-db', '-q', '-f', settings], { stdio: ['ignore', 'ignore', 'inherit'] });
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    ports,
    isUp: () => untilReady(origin),
    end: async () => {
      const exit = once(running, 'exit');
      running.kill('SIGTERM');
      await exit;
    },
  };
};
