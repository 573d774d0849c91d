import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { allFlows } from '#atlas/command/chosen-flows.ts';
import { notesFile, notesOf } from '#atlas/command/notes.ts';
import { readRequirements, requirementsPage } from '#atlas/command/requirements.ts';
import { root } from '#atlas/command/root.ts';
import { namesIn, stateKey } from '#atlas/flow/names.ts';
import { languages } from '#domain/values/language.ts';
import { chartOf } from '#machines/kit/chart/chart.ts';
import { statesOf } from '#machines/kit/chart/chart-words.ts';
import { escaped } from '#machines/kit/drawing/chart-svg.ts';

const flows = await allFlows();
const pages = join(root, 'docs/flows');

describe('[R-49] what is written from the charts is fresh (npm run charts -- all --notes, then --pages)', () => {
  test.each(flows.map((flow) => [flow.walk.flow, flow] as const))('the notes of %s', async (_name, flow) => {
    const written = await readFile(notesFile(flow), 'utf8');
    expect(written.split('\n## Notes\n', 1)[0]?.trimEnd()).toBe(notesOf(flow, await namesIn('en')));
  });

  test.each(flows.map(({ walk }) => [walk.flow, chartOf(walk.machine)] as const))(
    'the page of %s: its hash, and its states in every language',
    async (name, chart) => {
      const page = await readFile(join(pages, `${name}.html`), 'utf8');
      const names = await Promise.all(languages.map(namesIn));
      const paths = statesOf(chart.root).flatMap(({ path }) => (path === '' ? [] : [path]));
      const titles = names.flatMap((own) => paths.map((path) => own[stateKey(name, path)] ?? ''));
      expect([chart.hash, ...titles].filter((text) => !page.includes(escaped(text)))).toEqual([]);
    },
  );

  test('the list of all flows: the hash of each', async () => {
    const index = await readFile(join(pages, 'index.html'), 'utf8');
    const hashes = flows.map(({ walk }) => chartOf(walk.machine).hash);
    expect(hashes.filter((hash) => !index.includes(hash))).toEqual([]);
  });

  test('the list of requirements', async () => {
    const page = await readFile(join(root, 'docs/requirements.md'), 'utf8');
    expect(page).toBe(requirementsPage(await readRequirements()));
  });
});

test('a page of the export asks for nothing outside of itself and runs no script', async () => {
  for (const name of ['index', ...flows.map(({ walk }) => walk.flow)]) {
    const page = await readFile(join(pages, `${name}.html`), 'utf8');
    expect(page).not.toMatch(/<script|<link|src="http|url\((?!data:)|@import|\son\w+="/);
  }
});
