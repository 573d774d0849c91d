import type { ESTree } from 'vite';
import { type Problem, problems, type Source } from '../source.ts';
import { leftNames, leftWords, sentOrStored } from './left-words.ts';
import { namesGiven, wordsOf } from './names.ts';

/** The tests of the house itself, and steps of the store, which keep the name they were once run under. */
const keptPaths = /^test\/house(?=\/)|^src\/server\/platform\/store\/migrations\//;

/** Paths, sentences and names that begin with a day are no names of the code. */
const isName = /^[a-z][\w.-]*$/i;

/** What a left word in a name is called instead, or null. */
const plainFor = (name: string): string | null => {
  const whole = leftNames.get(name);
  if (whole !== undefined) return whole;
  const word = wordsOf(name).find((each) => leftWords.has(each));
  return word === undefined ? null : (leftWords.get(word) ?? null);
};

const keyOf = (key: ESTree.PropertyKey): string | null => {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' && typeof key.value === 'string' ? key.value : null;
};

const inPath = ({ path }: Source): Problem[] =>
  path
    .replace(keptPaths, '')
    .split(/[/.]/)
    .flatMap((part) => {
      const plain = plainFor(part);
      return plain === null
        ? []
        : [{ rule: 'plain-names', place: `${path}:1`, says: `${part}: say ${plain}` }];
    });

/** Names that are given in a file: to values, to types, to fields and to keys. */
export const plainNames = (source: Source): Problem[] => {
  if (source.path.startsWith('src/server/platform/store/migrations/')) return [];
  const inside = problems(source, 'plain-names', (report) => {
    const judge = (name: string, node: { readonly start: number }) => {
      const plain = plainFor(name);
      if (plain !== null) report(node, `${name}: say ${plain}`);
    };
    const judgeKey = (node: { readonly key: ESTree.PropertyKey; readonly start: number }) => {
      const name = keyOf(node.key);
      if (name !== null && !sentOrStored.has(name) && isName.test(name)) judge(name, node);
    };
    return {
      ...namesGiven((node) => judge(node.name, node)),
      TSTypeParameter: ({ name }) => judge(name.name, name),
      TSPropertySignature: judgeKey,
      ObjectExpression: ({ properties }) =>
        properties.forEach((property) => {
          if (property.type === 'Property') judgeKey(property);
        }),
      JSXAttribute: ({ name }) => {
        if (name.type === 'JSXIdentifier') judge(name.name, name);
      },
      ImportSpecifier: ({ local }) => judge(local.name, local),
    };
  });
  return [...inPath(source), ...inside];
};
