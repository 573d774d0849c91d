import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** A client of its own process, with connections that stay open. */
const client = `
const { Agent, request } = require('node:http');
const { readFileSync } = require('node:fs');
const [port, path, width] = process.argv.slice(1);
const bodies = readFileSync(0, 'utf8').split('\\n');
const agent = new Agent({ keepAlive: true, maxSockets: Number(width) });
let granted = 0;
let callers = 0;
const newAddress = () => { callers += 1; return '10.' + (callers >> 16) + '.' + ((callers >> 8) & 255) + '.' + (callers & 255); };
const ask = (body) => new Promise((settle, fail) => {
  const asked = request({ port, agent, method: 'POST', path, headers: { 'content-type': 'application/json', 'x-forwarded-for': newAddress(), 'content-length': Buffer.byteLength(body) } }, (answer) => {
    if (answer.statusCode === 200) granted += 1;
    answer.resume().on('end', settle);
  });
  asked.on('error', fail).end(body);
});
const one = async () => { for (let body = bodies.pop(); body !== undefined; body = bodies.pop()) await ask(body); };
Promise.all(Array.from({ length: Number(width) }, one)).then(() => { process.stdout.write(String(granted)); agent.destroy(); });
`;

const width = 128;

export type Answered = {
  /** How many were answered with 200. */
  readonly granted: number;
  /** Of this process, in microseconds. */
  readonly processor: number;
  readonly milliseconds: number;
};

/** Sends bodies from another process to a server in this one, many at a time, and tells what answering them cost. */
export const askOverHttp = async (
  port: number,
  path: string,
  bodies: readonly string[],
): Promise<Answered> => {
  const words = ['-e', client, String(port), path, String(width)];
  const child = spawn(process.execPath, words, { stdio: ['pipe', 'pipe', 'inherit'] });
  const before = process.cpuUsage();
  const began = performance.now();
  child.stdin.end(bodies.join('\n'));
  const [output] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  const { user, system } = process.cpuUsage(before);
  return { granted: Number(output), processor: user + system, milliseconds: performance.now() - began };
};
