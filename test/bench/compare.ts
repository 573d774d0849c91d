import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chartDifferences } from './compare-charts.ts';
import { weightsIn } from './compare-weights.ts';
import { callsIn } from './compare-wire.ts';

type Described = ReadonlyMap<string, string>;

const differing = (kind: string, before: Described, after: Described): readonly string[] => [
  ...[...before.keys()].filter((name) => !after.has(name)).map((name) => `- ${kind} ${name}`),
  ...[...after.keys()].filter((name) => !before.has(name)).map((name) => `+ ${kind} ${name}`),
  ...[...after].flatMap(([name, text]) => {
    const was = before.get(name) ?? text;
    return was === text ? [] : [`~ ${kind} ${name}: ${was.slice(0, 200)} → ${text.slice(0, 200)}`];
  }),
];

const weighed = (before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>) =>
  [...after].map(([name, bytes]) => {
    const was = before.get(name) ?? 0;
    const change = was === 0 ? 'new' : `${(100 * (bytes / was - 1)).toFixed(2)} %`;
    return `${name.padEnd(44)} ${String(was).padStart(8)} ${String(bytes).padStart(8)}  ${change}`;
  });

/** Unpacks a commit beside the project, with the packages of today. */
const unpacked = async (commit: string): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'sefer-compare-'));
  const archive = execFileSync('git', ['archive', '--format=tar', commit], { maxBuffer: 1 << 30 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  await symlink(resolve('node_modules'), join(folder, 'node_modules'), 'dir');
  return folder;
};

/**
 * `node src/server/command/run.mjs test/bench/compare.ts COMMIT`: what differs between that commit and the tree as it
 * stands: calls of the wire, charts, bytes of every place. Ends with 1 when a call or a chart differs.
 */
export const main = async ([commit]: readonly string[]): Promise<number> => {
  if (commit === undefined) {
    process.stderr.write('Say a commit: test/bench/compare.ts COMMIT\n');
    return 2;
  }
  const earlier = await unpacked(commit);
  try {
    const here = resolve('.');
    const calls = await callsIn(here);
    const differences = [
      ...differing('call', await callsIn(earlier), calls),
      ...(await chartDifferences(earlier, here)),
    ];
    process.stdout.write(
      `${differences.join('\n')}\n${calls.size} calls compared; ${differences.length} calls and charts differ\n\n`,
    );
    process.stdout.write(`${weighed(weightsIn(earlier), weightsIn(here)).join('\n')}\n`);
    return differences.length === 0 ? 0 : 1;
  } finally {
    await rm(earlier, { recursive: true, force: true });
  }
};
