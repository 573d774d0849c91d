import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';

const reports = join(fileURLToPath(new URL('../..', import.meta.url)), '.reports');

/** Prints a figure of a long run with its seed, and keeps it beside the reports. */
export const recordFigure = (name: string, value: number, unit: string): void => {
  const line = JSON.stringify({ name, value, unit, seed: inject('seed'), at: new Date().toISOString() });
  mkdirSync(reports, { recursive: true });
  appendFileSync(join(reports, 'figures.jsonl'), `${line}\n`);
  process.stdout.write(`${line}\n`);
};
