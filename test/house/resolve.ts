import { posix } from 'node:path';
import type { Files } from './files.ts';
import type { Import } from './imports.ts';

export type Target =
  | { readonly kind: 'file'; readonly path: string; readonly isRelative: boolean }
  | { readonly kind: 'npm'; readonly name: string }
  | { readonly kind: 'node'; readonly name: string }
  | { readonly kind: 'virtual'; readonly name: string }
  | { readonly kind: 'nowhere'; readonly asked: string }
  | { readonly kind: 'unnamed' };

const grounds: Readonly<Record<string, string>> = {
  '#machines': 'machines',
  '#locales': 'locales',
  '#test': 'test',
};

const pathOf = (from: string, asked: string) => {
  if (asked.startsWith('.')) return posix.join(posix.dirname(from), asked);
  const [alias = '', ...rest] = asked.split('/');
  return posix.join(grounds[alias] ?? `src/${alias.slice(1)}`, ...rest);
};

const patternOf = (glob: string) =>
  new RegExp(
    `^${glob
      .replaceAll(/[.+^$()|[\]\\]/g, String.raw`\$&`)
      .replaceAll(/\*\*\/|\*/g, (stars) => (stars === '*' ? '[^/]*' : '(?:.*/)?'))
      .replaceAll(/\{([^}]*)\}/g, (_, names: string) => `(?:${names.replaceAll(',', '|')})`)}$`,
  );

const packageOf = (asked: string) => asked.split('/', asked.startsWith('@') ? 2 : 1).join('/');

/** A question behind a path (`?url`, `?raw`) asks for another form of the same file. */
const bare = (asked: string) => asked.replace(/\?.*$/, '');

const targetsOfFile = (files: Files, { from, asked, how }: Import & { readonly asked: string }): Target[] => {
  const path = pathOf(from, bare(asked));
  const isRelative = asked.startsWith('.');
  if (how === 'glob') {
    const matches = patternOf(path);
    return [...files.keys()]
      .filter((each) => matches.test(each))
      .map((each) => ({ kind: 'file', path: each, isRelative }));
  }
  return files.has(path) ? [{ kind: 'file', path, isRelative }] : [{ kind: 'nowhere', asked }];
};

/** Where an import leads. A glob leads to many files. */
export const targetsOf = (files: Files, { asked, ...rest }: Import): Target[] => {
  if (asked === null) return [{ kind: 'unnamed' }];
  if (asked.startsWith('node:')) return [{ kind: 'node', name: asked }];
  if (/^(virtual:|words:|\0)/.test(asked)) return [{ kind: 'virtual', name: asked }];
  if (asked.startsWith('/')) return targetsOfFile(files, { ...rest, asked: `#${asked.slice(1)}` });
  if (/^[.#]/.test(asked)) return targetsOfFile(files, { ...rest, asked });
  return [{ kind: 'npm', name: packageOf(asked) }];
};
