import type { ESTree, VisitorObject } from 'vite';
import { type Problem, problems, type Source } from '../source.ts';

/** Empty wherever they stand. */
const empty = new Set(['util', 'utils', 'helper', 'helpers', 'manager', 'service']);

/** Empty when nothing follows that they could be of: a data folder is a folder, seat data is nothing. */
const emptyAtTheEnd = new Set(['common', 'shared', 'data', 'info']);

export const wordsOf = (name: string) =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[^a-z]+/);

/** The first word of a name that says nothing, or null. */
export const emptyWordIn = (name: string): string | null => {
  const words = wordsOf(name);
  if (words[0] === 'handle' && words.length > 1) return 'handle';
  const last = words.at(-1) ?? '';
  return words.find((word) => empty.has(word)) ?? (emptyAtTheEnd.has(last) ? last : null);
};

/** The wire's own names live in `src/contract` and nowhere else. */
const isWire = (path: string) => path.startsWith('src/contract/');

const boundNames = (
  pattern: ESTree.BindingPattern | ESTree.ParamPattern | null,
): ESTree.BindingIdentifier[] => {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern];
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        boundNames(property.type === 'RestElement' ? property.argument : property.value),
      );
    case 'ArrayPattern':
      return pattern.elements.flatMap((element) =>
        boundNames(element?.type === 'RestElement' ? element.argument : element),
      );
    case 'AssignmentPattern':
      return boundNames(pattern.left);
    default:
      return [];
  }
};

type Named = { readonly name: string; readonly start: number };

/** Visits the names that a file gives to values, parameters and types. */
export const namesGiven = (judge: (node: Named) => void): VisitorObject => {
  const judgeAll = (pattern: ESTree.BindingPattern | ESTree.ParamPattern | null) =>
    boundNames(pattern).forEach(judge);
  const judgeFunction = ({ id, params }: ESTree.Function) => {
    judgeAll(id);
    params.forEach(judgeAll);
  };
  return {
    VariableDeclarator: ({ id }) => judgeAll(id),
    FunctionDeclaration: judgeFunction,
    FunctionExpression: judgeFunction,
    ArrowFunctionExpression: ({ params }) => params.forEach(judgeAll),
    TSTypeAliasDeclaration: ({ id }) => judge(id),
    TSInterfaceDeclaration: ({ id }) => judge(id),
  };
};

export const emptyNames = (source: Source): Problem[] => {
  const inPath = source.path.split(/[/.]/).flatMap((part) => emptyWordIn(part) ?? []);
  const ofPath = inPath.map((word) => ({
    rule: 'names',
    place: `${source.path}:1`,
    says: `“${word}” says nothing about what is in it`,
  }));
  if (isWire(source.path)) return ofPath;
  const inside = problems(source, 'names', (report) => {
    const judge = (node: Named) => {
      const word = emptyWordIn(node.name);
      if (word !== null) report(node, `“${word}” in ${node.name} says nothing`);
    };
    return namesGiven(judge);
  });
  return [...ofPath, ...inside];
};
