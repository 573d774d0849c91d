import type { ESTree } from 'vite';
import { type Problem, problems, type Source } from '../source.ts';

const where = 'src/domain/values/durations.ts';
/** A minute, an hour and a day in milliseconds. */
const lengths = new Set([60_000, 3_600_000, 86_400_000]);

/** Why a file may write a length out for itself. */
const exceptions: Readonly<Record<string, string>> = {
  [where]: 'They stand here.',
  'src/ledger-check/check-chain.ts': 'The checker of the ledger shares no code with what it checks.',
  'src/server/platform/store/migrations/2026-12-02-forgotten-after-the-journey.ts':
    'A step of the store that was taken stays as it is.',
};

const numberIn = (node: ESTree.Expression | ESTree.PrivateIdentifier): number | null => {
  if (node.type === 'Literal') return typeof node.value === 'number' ? node.value : null;
  if (node.type !== 'BinaryExpression' || node.operator !== '*') return null;
  const [left, right] = [numberIn(node.left), numberIn(node.right)];
  return left === null || right === null ? null : left * right;
};

const isLength = (node: ESTree.Expression | ESTree.PrivateIdentifier): boolean => {
  const number = numberIn(node);
  return number !== null && lengths.has(number);
};

/** What is plain .mjs runs before TypeScript is read: it leans on nothing of ours. */
const isOurs = (path: string): boolean => /^(src|machines)\/.*\.tsx?$/.test(path);

/** A minute, an hour and a day are written once in milliseconds, and called by their names. */
export const looseDurations = (source: Source): Problem[] =>
  !isOurs(source.path) || Object.hasOwn(exceptions, source.path)
    ? []
    : problems(source, 'durations', (report) => ({
        VariableDeclarator: ({ init }) => {
          if (init && isLength(init)) report(init, `it stands in ${where}`);
        },
        BinaryExpression: (node) => {
          const isCounted = node.operator === '*' || node.operator === '/';
          if (isCounted && [node.left, node.right].some(isLength)) report(node, `it stands in ${where}`);
        },
      }));
