import { availableParallelism } from 'node:os';
import type { Bench, Figure } from './figure.ts';

/** A bench is added here: its file exports the function of its name. */
const benches: Readonly<Record<string, () => Promise<Bench>>> = {
  gtfs: async () => (await import('./gtfs.ts')).gtfs,
  holds: async () => (await import('./holds.ts')).holds,
  orders: async () => (await import('./orders.ts')).orders,
  search: async () => (await import('./search.ts')).search,
  way: async () => (await import('./way.ts')).way,
};

const usage = `Say which: ${Object.keys(benches).join(' | ')} [--json]`;

const rowOf = ({ name, value, unit, ratio, target }: Figure): string =>
  [
    name.padEnd(56),
    `${value.toPrecision(4)} ${unit}`.padEnd(20),
    ratio === null ? '' : `${ratio.value.toFixed(2)} of ${ratio.to}`,
    target === null ? '' : `(target ${target})`,
  ]
    .join(' ')
    .trimEnd();

const reportOf = (name: string, figures: readonly Figure[]): string =>
  JSON.stringify({
    bench: name,
    machine: { node: process.version, cores: availableParallelism() },
    at: new Date().toISOString(),
    figures,
  });

/** Measures one thing and prints its figures: a table to read, or JSON with `--json`. */
export const main = async (words: readonly string[]): Promise<number> => {
  const [name = '', ...own] = words.filter((word) => word !== '--json');
  const load = benches[name];
  if (load === undefined) {
    process.stderr.write(`${usage}\n`);
    return 2;
  }
  const bench = await load();
  const figures = await bench(own);
  process.stdout.write(
    words.includes('--json') ? `${reportOf(name, figures)}\n` : `${figures.map(rowOf).join('\n')}\n`,
  );
  return 0;
};
