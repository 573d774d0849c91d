import type { Operation } from './operation.ts';
import { matches } from './path-pattern.ts';

/** The operator's groups of calls; under them nothing is ever a page. */
const groups = new Set(['tms', 'crs', 'pex', 'mc', 'datas', 'cdn', 'car-rental']);

const firstPart = (path: string): string => path.split('/')[1] ?? '';

/** The calls that stand at a path: a call that names it in full comes before one that names it by a pattern. */
const callsAt = (operations: readonly Operation[], path: string): readonly Operation[] => {
  const named = operations.filter(({ endpoint }) => endpoint.path === path);
  return named.length > 0 ? named : operations.filter(({ endpoint }) => matches(endpoint.path, path));
};

/** The methods a path takes; empty when no call stands there. */
export const methodsOf = (operations: readonly Operation[], path: string): readonly string[] =>
  callsAt(operations, path).map(({ endpoint }) => endpoint.method.toUpperCase());

/** Whether a path belongs to the calls, known or not. */
export const isWirePath = (operations: readonly Operation[], path: string): boolean =>
  groups.has(firstPart(path)) || methodsOf(operations, path).length > 0;
