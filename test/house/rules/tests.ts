import type { ESTree } from 'vite';
import { type Problem, problems, type Source } from '../source.ts';

const weak = new Map([
  ['toBeTruthy', 'say the value'],
  ['toBeFalsy', 'say the value'],
  ['toBeDefined', 'say the value'],
  ['toMatchObject', 'assert the whole value'],
  ['anything', 'assert the whole value'],
  ['objectContaining', 'assert the whole value'],
  ['arrayContaining', 'assert the whole value'],
  ['stringContaining', 'assert the whole value'],
  ['toMatchSnapshot', 'no snapshots but of charts'],
  ['toMatchInlineSnapshot', 'no snapshots but of charts'],
]);
const skipping = new Set(['skip', 'todo', 'only', 'skipIf', 'runIf', 'fails']);
const runners = new Set(['test', 'it', 'describe', 'suite', 'bench']);
const mocks = new Set(['mock', 'doMock', 'hoisted']);

const nameOf = (node: ESTree.Expression | ESTree.PrivateIdentifier | ESTree.Super) =>
  node.type === 'Identifier' ? node.name : null;

const isEmptyThrow = (node: ESTree.CallExpression, called: string | null) =>
  called === 'toThrow' && node.arguments.length === 0;

const isBareExpect = ({ expression }: ESTree.ExpressionStatement) =>
  expression.type === 'CallExpression' && nameOf(expression.callee) === 'expect';

const rootOf = (node: ESTree.Expression | ESTree.Super): string | null =>
  node.type === 'MemberExpression' ? rootOf(node.object) : nameOf(node);

const usesPagesAgain = /^test\/(?:e2e|long|support)\/(?!browser\/begin-with\.ts$)/;

const judgeMember = (node: ESTree.MemberExpression, path: string) => {
  const own = nameOf(node.property);
  const root = rootOf(node.object);
  if (own === null) return null;
  if (root !== null && runners.has(root) && skipping.has(own)) return 'every test runs, every time';
  if (root === 'vi' && mocks.has(own)) return 'plug another port; do not mock';
  if (own === 'waitForTimeout') return 'wait for what is due, not for time';
  if (own === 'addInitScript' && usesPagesAgain.test(path)) return 'begin with a script that is taken back';
  if (root === 'expect' && own === 'any') return 'assert the whole value';
  return weak.get(own) ?? null;
};

const judgeCall = (node: ESTree.CallExpression) => {
  const called = nameOf(node.callee);
  if (called === 'setTimeout') return 'wait for what is due, not for time';
  if (called !== null && /^(xit|xtest|xdescribe|fit|fdescribe)$/.test(called))
    return 'every test runs, every time';
  const method = node.callee.type === 'MemberExpression' ? nameOf(node.callee.property) : null;
  return isEmptyThrow(node, method) ? 'say what is thrown' : null;
};

/** What a test may not do: be skipped, sleep, mock our own modules, or assert next to nothing. */
export const weakTests = (source: Source): Problem[] =>
  source.path.startsWith('test/')
    ? problems(source, 'tests', (report) => ({
        MemberExpression: (node) => {
          const says = judgeMember(node, source.path);
          if (says !== null) report(node, says);
        },
        CallExpression: (node) => {
          const says = judgeCall(node);
          if (says !== null) report(node, says);
        },
        ExpressionStatement: (node) => {
          if (isBareExpect(node)) report(node, 'an expectation without a matcher expects nothing');
        },
        ImportDeclaration: (node) => {
          if (node.source.value === 'node:timers/promises')
            report(node, 'wait for what is due, not for time');
        },
      }))
    : [];
