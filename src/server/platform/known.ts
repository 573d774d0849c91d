/** A name the store holds, among those there are. */
export const known = <Name extends string>(names: readonly Name[], kept: string): Name => {
  const found = names.find((name) => name === kept);
  if (found === undefined) throw new Error(`The store holds a name nobody knows: ${kept}.`);
  return found;
};
