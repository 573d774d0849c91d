import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { flowFiles } from '#atlas/command/find-walk.ts';
import { ranHere, spawned } from '#test/support/ran-command.ts';
import { readXml } from './xml.ts';

const folder = await mkdtemp(join(tmpdir(), 'sefer-atlas-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('[R-49] npm run charts', { timeout: 60_000 }, () => {
  test('writes a file for every flow', async () => {
    const { code, stderr } = await spawned('charts', 'all', '--format', 'scxml', '--out', folder);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const files = (await readdir(folder)).toSorted();
    expect(files).toEqual([...(await flowFiles()).keys()].map((flow) => `${flow}.scxml`));
    for (const file of files) expect(readXml(await readFile(join(folder, file), 'utf8')).name).toBe('scxml');
  });

  test('prints one chart when no folder is named', async () => {
    const { code, out } = await ranHere(
      'charts',
      'test/machines/fixtures/triangle.paths.ts',
      '--format',
      'csv',
    );
    expect(code).toBe(0);
    expect(out.split('\n')[0]).toBe('id,source,kind,event,about,guard,targets,actions,reenters,description');
  });

  test('draws a chart in the words of a language, with its letters inside', async () => {
    const { code } = await ranHere('charts', 'alert', '--format', 'svg', '--language', 'fa', '--out', folder);
    const picture = await readFile(join(folder, 'alert.svg'), 'utf8');
    expect([code, readXml(picture).name]).toEqual([0, 'svg']);
    expect(picture).toContain('خاموش');
    expect(picture).toContain('data:font/woff2;base64,');
  });

  test('photographs a chart', async () => {
    const { code, stderr } = await ranHere('charts', 'alert', '--format', 'png', '--out', folder);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const picture = await readFile(join(folder, 'alert.png'));
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
    expect(picture.readUInt32BE(16)).toBeGreaterThan(800);
  });
});

describe('[R-49] npm run diff', { timeout: 60_000 }, () => {
  test('tells what became of a flow, and writes it for the atlas', async () => {
    const file = join(folder, 'difference.json');
    const { code, out, stderr } = await spawned('diff', 'alert', 'HEAD', '--out', file);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(out).toMatch(/^alert: [0-9a-f]{16} → [0-9a-f]{16}\n/);
    expect(Object.keys(JSON.parse(await readFile(file, 'utf8')))).toEqual([
      'flow',
      'before',
      'after',
      'states',
      'arrows',
    ]);
  });
});

describe('what cannot be met is told in one line, with exit code 2', { timeout: 60_000 }, () => {
  test.each([
    ['charts', ['no-such-flow', '--format', 'svg'], /^Unknown flow no-such-flow\. There are: .*\n$/],
    ['charts', ['alert', '--format', 'gif'], /^There is no format "gif"\. There are: svg, png, .*\n$/],
    ['charts', ['alert'], /^Say which format: .*\n$/],
    ['charts', [], /^Say which flow, or all\.\n$/],
    ['charts', ['alert', '--format', 'svg', '--language', 'de'], /^There is no language "de"\. .*\n$/],
    ['charts', ['alert', '--fromat', 'svg'], /^Unknown option '--fromat'.*\n$/],
    ['diff', ['alert', 'no-such-commit'], /^There is no commit "no-such-commit" here\.\n$/],
    ['diff', ['no-such-flow', 'HEAD'], /^Unknown flow no-such-flow\. There are: .*\n$/],
    ['diff', ['alert'], /^Say a flow and a commit: .*\n$/],
    ['trace', ['--reports', join(folder, 'nothing')], /^No report of a test run lies in .*\n$/],
  ])('npm run %s -- %j', async (command, words, line) => {
    const { code, out, stderr } = await ranHere(command, ...words);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(stderr).toMatch(line);
  });
});
