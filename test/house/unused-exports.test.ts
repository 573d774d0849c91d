import { expect, test } from 'vitest';
import { type Files, sourcesOf } from './files.ts';
import { unusedExports } from './unused-exports.ts';

const found = (texts: Readonly<Record<string, string>>): readonly string[] => {
  const files: Files = new Map(Object.entries(texts));
  return unusedExports(files, sourcesOf(files)).map(({ place, rule, says }) => `${place} [${rule}] ${says}`);
};

test('an export that nothing but a test uses is refused', () => {
  expect(
    found({
      'src/domain/a.ts': "export const a = 1;\nexport const b = a;\nexport type C = 'c';\n",
      'src/domain/d.ts': "import { b } from './a.ts';\nconsole.log(b);\n",
      'test/domain/a.test.ts': "import { a, b, type C } from '#domain/a.ts';\n",
    }),
  ).toEqual(['src/domain/a.ts:3 [unused-exports] nothing but tests use C']);
});

test('what is used by a name, whole, late or by its path is let through', () => {
  expect(
    found({
      'src/domain/a.ts': 'export const a = 1;\n',
      'src/domain/b.ts': 'export const b = 1;\n',
      'src/domain/c.ts': 'export const c = 1;\n',
      'machines/d/d.paths.ts': 'export const dWalk = 1;\n',
      'src/server/command/main.ts': `
        import { a } from '#domain/a.ts';
        import * as b from '#domain/b.ts';
        export const main = async () => [a, b, await import('#domain/c.ts')];
        import.meta.glob('/machines/**/*.paths.ts');
      `,
    }),
  ).toEqual([]);
});
