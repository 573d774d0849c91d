import type { Lean } from './arrows.ts';
import type { Problem } from './source.ts';

type Graph = ReadonlyMap<string, readonly string[]>;

const graphOf = (leans: readonly Lean[]): Graph => {
  const graph = new Map<string, string[]>();
  for (const {
    import: { from },
    target,
  } of leans) {
    if (target.kind === 'file') graph.set(from, [...(graph.get(from) ?? []), target.path]);
  }
  return graph;
};

/** The shortest way from a file back to itself. */
export const roundTripOf = (graph: Graph, start: string): readonly string[] | null => {
  const reached = new Map<string, readonly string[]>([[start, [start]]]);
  for (const [path, way] of reached) {
    for (const next of graph.get(path) ?? []) {
      if (next === start) return [...way, start];
      if (!reached.has(next)) reached.set(next, [...way, next]);
    }
  }
  return null;
};

/** Files that lean on themselves by a way round, each circle told once. */
export const cycles = (leans: readonly Lean[]): Problem[] => {
  const graph = graphOf(leans);
  const reported = new Set<string>();
  return [...graph.keys()].flatMap((start) => {
    const way = reported.has(start) ? null : roundTripOf(graph, start);
    if (way === null) return [];
    for (const path of way) reported.add(path);
    return [{ rule: 'cycles', place: `${start}:1`, says: way.join(' → ') }];
  });
};
