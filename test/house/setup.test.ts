import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const lock = (version: string) =>
  JSON.stringify({
    packages: {
      '': { name: 'house' },
      'node_modules/chart': { version },
      'node_modules/other-machine': { version: '1.0.0', optional: true },
    },
  });

/** A small project with a build and an npm that only note that they were called. */
const smallProject = () => {
  const root = mkdtempSync(join(tmpdir(), 'sefer-setup-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const commands = join(root, 'src/server/command');
  for (const folder of [commands, join(root, 'locales'), join(root, 'machines')])
    mkdirSync(folder, { recursive: true });
  copyFileSync('src/server/command/setup.mjs', join(commands, 'setup.mjs'));
  writeFileSync(join(root, 'package-lock.json'), lock('1.0.0'));
  writeFileSync(
    join(commands, 'build.mjs'),
    `import { appendFileSync, mkdirSync } from 'node:fs';
     mkdirSync('dist', { recursive: true });
     appendFileSync('calls', 'build\\n');`,
  );
  writeFileSync(
    join(root, 'npm-cli.js'),
    `const { appendFileSync, mkdirSync, copyFileSync } = require('node:fs');
     mkdirSync('node_modules', { recursive: true });
     copyFileSync('package-lock.json', 'node_modules/.package-lock.json');
     appendFileSync('calls', process.argv.slice(2, 4).join(' ') + '\\n');`,
  );
  return root;
};

const setUp = (root: string) => {
  rmSync(join(root, 'calls'), { force: true });
  const { status, stderr } = spawnSync(
    'node',
    ['--input-type=module', '-e', `import { setUp } from './src/server/command/setup.mjs'; await setUp();`],
    { cwd: root, encoding: 'utf8', env: { ...process.env, npm_execpath: join(root, 'npm-cli.js') } },
  );
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return existsSync(join(root, 'calls')) ? readFileSync(join(root, 'calls'), 'utf8').trim().split('\n') : [];
};

test('a fresh clone is installed and built, and the second time nothing is done', () => {
  const root = smallProject();
  expect(setUp(root)).toEqual(['ci --include=dev', 'build']);
  expect(setUp(root)).toEqual([]);
});

test('a changed lock installs again', () => {
  const root = smallProject();
  setUp(root);
  writeFileSync(join(root, 'package-lock.json'), lock('1.0.1'));
  expect(setUp(root)).toEqual(['ci --include=dev', 'build']);
});

test('a changed source builds again, and a changed time does not', () => {
  const root = smallProject();
  const sentence = join(root, 'locales/tr.json');
  writeFileSync(sentence, '{}');
  setUp(root);
  writeFileSync(sentence, '{}');
  expect(setUp(root)).toEqual([]);
  writeFileSync(sentence, '{"home": "Ana sayfa"}');
  expect(setUp(root)).toEqual(['build']);
});

test('a package for another kind of machine may be absent', () => {
  const root = smallProject();
  setUp(root);
  const found = join(root, 'node_modules/.package-lock.json');
  writeFileSync(found, JSON.stringify({ packages: { 'node_modules/chart': { version: '1.0.0' } } }));
  expect(setUp(root)).toEqual([]);
});
