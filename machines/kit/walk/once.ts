import type { Exploration } from './explore.ts';

/** What takes long to find in a walked graph is found once, however many ask for it. */
export const once = <Found>(
  find: (exploration: Exploration) => Found,
): ((exploration: Exploration) => Found) => {
  const found = new WeakMap<Exploration, { readonly value: Found }>();
  return (exploration) => {
    const before = found.get(exploration) ?? { value: find(exploration) };
    found.set(exploration, before);
    return before.value;
  };
};
