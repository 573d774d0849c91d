/** Those that wait, by where they come from: every branch parts those of a wider net by a narrower one. */
type Branch<Item> = { readonly items: Item[]; readonly below: Map<string, Branch<Item>> };

const newBranch = <Item>(): Branch<Item> => ({ items: [], below: new Map() });

const lengthOf = <Item>({ items, below }: Branch<Item>): number =>
  [...below.values()].reduce((sum, branch) => sum + lengthOf(branch), items.length);

const joined = <Item>({ items, below }: Branch<Item>, path: readonly string[], item: Item): void => {
  const [name, ...rest] = path;
  if (name === undefined) {
    items.push(item);
    return;
  }
  const branch = below.get(name) ?? newBranch<Item>();
  below.set(name, branch);
  joined(branch, rest, item);
};

/** Branches are asked in a ring: whoever was asked is asked again after all the others. */
const nextOf = <Item>({ items, below }: Branch<Item>): Item | undefined => {
  const own = items.shift();
  const [first] = below;
  if (own !== undefined || first === undefined) return own;
  const [name, branch] = first;
  const taken = nextOf(branch);
  below.delete(name);
  if (lengthOf(branch) > 0) below.set(name, branch);
  return taken;
};

/** The last of the longest branch; of branches that are as long, of the one whose turn is the last. */
const lastOf = <Item>({ items, below }: Branch<Item>): Item | undefined => {
  const longest = Math.max(...[...below.values()].map(lengthOf));
  const [name, branch] = [...below].findLast(([, each]) => lengthOf(each) === longest) ?? [];
  if (name === undefined || branch === undefined) return items.pop();
  const taken = lastOf(branch);
  if (lengthOf(branch) === 0) below.delete(name);
  return taken;
};

/** A line in which nobody waits longer because somebody else waits with many. */
export type FairLine<Item> = {
  /** The path leads from the widest net to the narrowest. */
  readonly join: (path: readonly string[], item: Item) => void;
  readonly next: () => Item | undefined;
  /** Who waits with most gives way with the last of them. */
  readonly giveWay: () => Item | undefined;
  readonly length: () => number;
};

export const openFairLine = <Item>(): FairLine<Item> => {
  const root = newBranch<Item>();
  return {
    join: (path, item) => joined(root, path, item),
    next: () => nextOf(root),
    giveWay: () => lastOf(root),
    length: () => lengthOf(root),
  };
};
