import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawGeneratedFiles } from '../draw.ts';
import { withTables } from './architecture.ts';

test('the picture and the tables in docs show the plan of today', async () => {
  const drawn = await drawGeneratedFiles();
  const onDisk = new Map([...drawn.keys()].map((path) => [path, readFileSync(path, 'utf8')]));
  expect(onDisk).toEqual(drawn);
});

test('only what stands between the marks is made anew', () => {
  const page = 'by hand\n<!-- the plan begins -->\nold\n<!-- the plan ends -->\nby hand too\n';
  expect(withTables(page, 'new')).toBe(
    'by hand\n<!-- the plan begins -->\nnew\n<!-- the plan ends -->\nby hand too\n',
  );
});

test('a page without the marks is refused', () => {
  expect(() => withTables('by hand', 'new')).toThrow('The page has no place for the plan');
});
