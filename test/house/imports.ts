import type { ESTree } from 'vite';
import { lineOf, type Source, visit } from './source.ts';

/** One thing a file leans on. `asked` is null when only the running program knows it. */
export type Import = {
  readonly from: string;
  readonly line: number;
  readonly asked: string | null;
  readonly how: 'import' | 'export' | 'dynamic' | 'type' | 'glob';
};

const textOf = (node: ESTree.Expression | ESTree.Argument | null | undefined): string | null =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : null;

const isMetaGlob = ({ callee }: ESTree.CallExpression) =>
  callee.type === 'MemberExpression' &&
  callee.object.type === 'MetaProperty' &&
  callee.property.type === 'Identifier' &&
  callee.property.name === 'glob';

const globsOf = ([asked]: readonly ESTree.Argument[]): (string | null)[] => {
  if (asked?.type !== 'ArrayExpression') return [textOf(asked)];
  return asked.elements.map((element) => (element?.type === 'SpreadElement' ? null : textOf(element)));
};

/** Every way a TypeScript file can lean on another, types included. */
export const importsOf = (source: Source): Import[] => {
  const found: Import[] = [];
  const add = (how: Import['how'], node: { readonly start: number }, asked: string | null) =>
    found.push({ from: source.path, line: lineOf(source, node.start), asked, how });
  visit(source, {
    ImportDeclaration: (node) => add('import', node, node.source.value),
    ExportAllDeclaration: (node) => add('export', node, node.source.value),
    ExportNamedDeclaration: (node) => {
      if (node.source !== null) add('export', node, node.source.value);
    },
    ImportExpression: (node) => add('dynamic', node, textOf(node.source)),
    TSImportType: (node) => add('type', node, node.source.value),
    CallExpression: (node) => {
      if (isMetaGlob(node)) for (const asked of globsOf(node.arguments)) add('glob', node, asked);
    },
  });
  return found;
};
