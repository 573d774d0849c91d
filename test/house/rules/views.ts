import type { ESTree } from 'vite';
import { type Problem, problems, type Source } from '../source.ts';

const letter = /\p{L}/u;
const spoken = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'description',
  'errorMessage',
  'label',
  'placeholder',
  'summary',
  'title',
]);

const isView = ({ path }: Source) => path.startsWith('src/') && path.endsWith('.tsx');

const isSentence = (node: ESTree.Expression | ESTree.JSXEmptyExpression): boolean => {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' && letter.test(node.value);
    case 'TemplateLiteral':
      return node.quasis.some(({ value }) => letter.test(value.raw));
    case 'ConditionalExpression':
      return isSentence(node.consequent) || isSentence(node.alternate);
    case 'LogicalExpression':
      return isSentence(node.right);
    default:
      return false;
  }
};

const saysOutside = 'a sentence stands in locales and is asked for by its id';

const isSpokenAttribute = ({ name, value }: ESTree.JSXAttribute) => {
  if (name.type !== 'JSXIdentifier' || !spoken.has(name.name) || value === null) return false;
  if (value.type === 'Literal') return letter.test(value.value);
  return value.type === 'JSXExpressionContainer' && isSentence(value.expression);
};

/** Text a reader would see, written outside `locales`. */
export const sentencesInViews = (source: Source): Problem[] =>
  isView(source)
    ? problems(source, 'sentences', (report) => {
        const judgeChildren = ({ children }: { readonly children: readonly ESTree.JSXChild[] }) => {
          for (const child of children) {
            if (child.type === 'JSXText' && letter.test(child.value)) report(child, saysOutside);
            if (child.type === 'JSXExpressionContainer' && isSentence(child.expression))
              report(child, saysOutside);
          }
        };
        return {
          JSXElement: judgeChildren,
          JSXFragment: judgeChildren,
          JSXAttribute: (node) => {
            if (isSpokenAttribute(node)) report(node, saysOutside);
          },
        };
      })
    : [];

const isFlowOrView = ({ path }: Source) => /^(machines|src\/(screens|panels))\//.test(path);
const isMachine = ({ path }: Source) => path.startsWith('machines/');

const worldly = new Set([
  'fetch',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'XMLHttpRequest',
  'setTimeout',
  'setInterval',
]);
const hooks = new Set(['useEffect', 'useLayoutEffect', 'useInsertionEffect']);

const isClock = ({ object, property }: ESTree.MemberExpression) =>
  object.type === 'Identifier' &&
  property.type === 'Identifier' &&
  ['Date.now', 'Math.random', 'performance.now', 'document.cookie', 'Temporal.Now'].includes(
    `${object.name}.${property.name}`,
  );

/** Flows and views do not reach into the world: a flow asks a port, a view sends an event. */
export const reachesOut = (source: Source): Problem[] =>
  isFlowOrView(source)
    ? problems(source, 'reaches-out', (report) => ({
        MemberExpression: (node) => {
          if (isClock(node)) report(node, 'time, chance and storage are handed in');
          if (node.object.type === 'Identifier' && node.object.name === 'console')
            report(node, 'facts are emitted, not printed');
        },
        NewExpression: ({ callee, ...node }) => {
          if (callee.type !== 'Identifier') return;
          if (callee.name === 'Date' && node.arguments.length === 0) report(node, 'time is handed in');
          if (worldly.has(callee.name)) report(node, 'ask a port');
        },
        CallExpression: (node) => {
          if (node.callee.type !== 'Identifier') return;
          const { name } = node.callee;
          if (worldly.has(name)) report(node, 'ask a port');
          if (hooks.has(name)) report(node, 'a view reads and sends; it has no effects');
          if (isMachine(source) && name === 'assertEvent')
            report(node, 'guards and actions receive what they need as params');
        },
        Identifier: (node) => {
          if (/^(localStorage|sessionStorage|indexedDB)$/.test(node.name)) report(node, 'ask a port');
        },
      }))
    : [];
