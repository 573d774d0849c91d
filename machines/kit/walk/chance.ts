/** Numbers between 0 and 1 that look thrown and are always the same for one seed. */
export const chanceOf = (seed: number): (() => number) => {
  let at = seed >>> 0;
  return () => {
    at = (at + 0x6d_2b_79_f5) >>> 0;
    const mixed = Math.imul(at ^ (at >>> 15), at | 1);
    const again = mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61));
    return ((again ^ (again >>> 14)) >>> 0) / 2 ** 32;
  };
};

export const shuffled = <Item>(items: readonly Item[], chance: () => number): readonly Item[] =>
  items
    .map((item) => ({ item, place: chance() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item);
