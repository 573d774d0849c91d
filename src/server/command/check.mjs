import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { installWhatIsMissing, projectRoot } from './setup.mjs';

const bin = (name) => `node_modules/${name}`;

/** Each check by name, in the order of the table: the longest is begun first, and the others run beside it. */
const checks = [
  // It reads every type for its rules, and tells on the way what the compiler would tell.
  ['types, lint with types', [bin('oxlint/bin/oxlint')]],
  ['format and lint', [bin('@biomejs/biome/bin/biome'), 'ci', '--colors=off', '.']],
  ['dead code', [bin('knip/bin/knip.js'), '--no-progress']],
  ['arrows, style, sentences', ['src/server/command/run.mjs', 'test/house/inspect.ts']],
];

/** Types fill much memory that stays in use: looking through it for what is free is most often in vain. */
const seldomFreed = { GOGC: '400', GOMEMLIMIT: '4GiB' };

const carriedOut = ([name, words]) =>
  new Promise((settle, reject) => {
    const started = performance.now();
    const output = [];
    const child = spawn(process.execPath, words, {
      cwd: projectRoot,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...seldomFreed, ...process.env },
    });
    child.stdout.on('data', (part) => output.push(part));
    child.stderr.on('data', (part) => output.push(part));
    child.once('error', reject);
    child.once('close', (code) =>
      settle({ name, code, text: output.join(''), seconds: (performance.now() - started) / 1000 }),
    );
  });

/** As many at a time as there are cores; the verdicts keep the order of the table. */
const allCarriedOut = async () => {
  const verdicts = [];
  const waiting = [...checks.entries()];
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [place, check] = next;
      verdicts[place] = await carriedOut(check);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return verdicts;
};

const rowOf = ({ name, code, seconds }) =>
  `${code === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(24)} ${seconds.toFixed(1).padStart(5)} s`;

await installWhatIsMissing();
const verdicts = await allCarriedOut();
const failed = verdicts.filter(({ code }) => code !== 0);
for (const { name, text } of failed) process.stdout.write(`── ${name} ──\n${text.trim()}\n\n`);
process.stdout.write(`${verdicts.map(rowOf).join('\n')}\n`);
process.exitCode = failed.length === 0 ? 0 : 1;
