import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const oldestNode = 20;
const stamp = 'dist/.sources';
const sources = ['src', 'machines', 'locales', 'vite.config.ts', 'package-lock.json', 'tsconfig.json'];

export const projectRoot = fileURLToPath(new URL('../../..', import.meta.url));

const at = (path) => join(projectRoot, path);

const packagesIn = (path) => Object.entries(JSON.parse(readFileSync(at(path), 'utf8')).packages);

/** npm keeps a list of what it installed; an optional package may be absent, because it is made for another machine. */
const isInstalled = () => {
  if (!existsSync(at('node_modules/.package-lock.json'))) return false;
  const installed = new Map(packagesIn('node_modules/.package-lock.json'));
  return packagesIn('package-lock.json').every(([place, { version, optional }]) => {
    const found = installed.get(place);
    return place === '' || (found === undefined ? optional === true : found.version === version);
  });
};

const filesUnder = (path) =>
  readdirSync(at(path), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));

const sourceFiles = () =>
  sources
    .filter((path) => existsSync(at(path)))
    .flatMap((path) => (path.includes('.') ? [at(path)] : filesUnder(path)))
    .toSorted();

const hashOfSources = () => {
  const hash = createHash('sha256');
  for (const file of sourceFiles()) hash.update(file.slice(projectRoot.length)).update(readFileSync(file));
  return hash.digest('hex');
};

const isBuilt = (hash) => existsSync(at(stamp)) && readFileSync(at(stamp), 'utf8') === hash;

/** Runs a program at the project's root and gives its exit code; what it prints goes straight through. */
export const run = (program, words, env = {}) =>
  new Promise((settle, reject) => {
    const child = spawn(program, words, {
      cwd: projectRoot,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    const stop = (signal) => child.kill(signal);
    process.once('SIGINT', stop).once('SIGTERM', stop);
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      process.off('SIGINT', stop).off('SIGTERM', stop);
      settle(signal === null ? code : 1);
    });
  });

const insist = async (what, program, words, env = {}) => {
  const code = await run(program, words, env);
  if (code !== 0) throw new Error(`${what} ended with code ${code}.`);
};

/** npm may have been started from a script of its own; then that very npm is used again. */
const npm = (words) => {
  const own = process.env.npm_execpath;
  return own?.endsWith('npm-cli.js') ? [process.execPath, [own, ...words]] : ['npm', words];
};

export const insistOnNode = () => {
  const [major] = process.versions.node.split('.');
  if (Number(major) < oldestNode)
    throw new Error(`Node ${oldestNode} or later is needed; this is ${process.version}.`);
};

export const installWhatIsMissing = async () => {
  insistOnNode();
  if (isInstalled()) return;
  process.stdout.write('Installing what the shop is made of …\n');
  await insist('npm ci', ...npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']));
};

export const buildWhatIsStale = async () => {
  const hash = hashOfSources();
  if (isBuilt(hash)) return;
  process.stdout.write('Building …\n');
  // What a build that fails leaves behind is no build.
  rmSync(at(stamp), { force: true });
  const built = [process.execPath, [at('src/server/command/build.mjs')], { NODE_ENV: 'production' }];
  await insist('The build', ...built);
  writeFileSync(at(stamp), hash);
};

/** What `npm start` and `npm test` have in common: after it a fresh clone is installed and built. */
export const setUp = async () => {
  await installWhatIsMissing();
  await buildWhatIsStale();
};
