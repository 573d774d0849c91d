type Arc = {
  readonly from: number;
  readonly to: number;
  room: number;
  readonly cost: number;
  readonly back: number;
};

export type Pipe = {
  readonly from: number;
  readonly to: number;
  readonly room: number;
  readonly cost: number;
};

const cheapest = (arcs: readonly Arc[], nodes: number, source: number) => {
  const costs = Array.from({ length: nodes }, () => Number.POSITIVE_INFINITY);
  const by: (number | undefined)[] = [];
  costs[source] = 0;
  for (let isSettled = false; !isSettled; ) {
    isSettled = true;
    arcs.forEach(({ from, to, room, cost }, index) => {
      const reached = (costs[from] ?? Number.POSITIVE_INFINITY) + cost;
      if (room <= 0 || reached >= (costs[to] ?? 0)) return;
      costs[to] = reached;
      by[to] = index;
      isSettled = false;
    });
  }
  return { costs, by };
};

/** The least cost of the greatest flow from source to sink, found by cheapest augmenting ways. */
export const leastCost = (pipes: readonly Pipe[], nodes: number, source: number, sink: number): number => {
  const arcs = pipes.flatMap(({ from, to, room, cost }, index): Arc[] => [
    { from, to, room, cost, back: index * 2 + 1 },
    { from: to, to: from, room: 0, cost: -cost, back: index * 2 },
  ]);
  let total = 0;
  for (;;) {
    const { costs, by } = cheapest(arcs, nodes, source);
    const cost = costs[sink] ?? Number.POSITIVE_INFINITY;
    if (cost === Number.POSITIVE_INFINITY) return total;
    const way: Arc[] = [];
    for (let at = sink; at !== source; ) {
      const arc = arcs[by[at] ?? -1];
      if (arc === undefined) return total;
      way.push(arc);
      at = arc.from;
    }
    const room = Math.min(...way.map((arc) => arc.room));
    for (const arc of way) {
      arc.room -= room;
      const back = arcs[arc.back];
      if (back) back.room += room;
    }
    total += room * cost;
  }
};
