import { keptFor } from '#server/platform/kept.ts';
import type { Operation } from './operation.ts';
import { matches } from './path-pattern.ts';

/** The operator's groups of calls; under them nothing is ever a page. */
const groups = new Set(['tms', 'crs', 'pex', 'mc', 'datas', 'cdn', 'car-rental']);

const firstPart = (path: string): string => path.split('/')[1] ?? '';

type Ways = ReadonlyMap<string, readonly Operation[]>;

const sortedBy = (operations: readonly Operation[], nameOf: (path: string) => string): Ways => {
  const ways = new Map<string, Operation[]>();
  for (const operation of operations) {
    const name = nameOf(operation.endpoint.path);
    ways.set(name, [...(ways.get(name) ?? []), operation]);
  }
  return ways;
};

/** Looked through once: whatever is asked of the shop, pages too, is looked up here. */
const waysOf = keptFor((operations: readonly Operation[]) => {
  const patterned = operations.filter(({ endpoint }) => endpoint.path.includes('{'));
  return {
    named: sortedBy(operations, (path) => path),
    patterned: sortedBy(patterned, firstPart),
  };
});

/** The calls that stand at a path: a call that names it in full comes before one that names it by a pattern. */
const callsAt = (operations: readonly Operation[], path: string): readonly Operation[] => {
  const { named, patterned } = waysOf(operations);
  return (
    named.get(path) ??
    patterned.get(firstPart(path))?.filter(({ endpoint }) => matches(endpoint.path, path)) ??
    []
  );
};

/** The methods a path takes; empty when no call stands there. */
export const methodsOf = (operations: readonly Operation[], path: string): readonly string[] =>
  callsAt(operations, path).map(({ endpoint }) => endpoint.method.toUpperCase());

/** Whether a path belongs to the calls, known or not. */
export const isWirePath = (operations: readonly Operation[], path: string): boolean =>
  groups.has(firstPart(path)) || methodsOf(operations, path).length > 0;
