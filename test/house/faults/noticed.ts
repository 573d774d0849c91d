import type { Fault } from './fault.ts';

/** A fault that a test has noticed, as it stands in the list of them. */
export type Noticed = {
  readonly flow: string;
  readonly layer: string;
  readonly fault: Fault['name'];
  readonly test: string;
};

type Named = Pick<Noticed, 'flow' | 'layer' | 'fault'>;

/** Faults are known by flow, layer and name: one name may lie on the way of several flows, and not of others. */
export const nameOf = ({ flow, layer, fault }: Named): string => `${flow} ${layer} ${fault}`;

/** The fault that is meant; whoever asks for one that nobody can write is told so. */
export const meantIn = (faultsOf: (flow: string) => readonly Fault[], named: Named): Fault => {
  const found = faultsOf(named.flow).find(({ layer, name }) => layer === named.layer && name === named.fault);
  if (found === undefined) throw new Error(`No fault can be written that is called ${nameOf(named)}.`);
  return found;
};

/** A fault that was planted in a run, and the test that has noticed it; null where none has. */
export type Tried = Omit<Noticed, 'test'> & { readonly test: string | null };

/** What leaves the list, and why: nobody forgets it unheard. */
export const goneFrom = (
  before: readonly Noticed[],
  after: readonly Noticed[],
  tried: readonly Tried[],
): readonly string[] => {
  const kept = new Set(after.map(nameOf));
  const judged = new Set(tried.map(nameOf));
  return before
    .filter((each) => !kept.has(nameOf(each)))
    .map((each) => {
      const why = judged.has(nameOf(each)) ? 'noticed no more' : 'can be written no more';
      return `${why}: ${nameOf(each)}, once by ${each.test}`;
    });
};

/**
 * What was noticed before goes with what is noticed in a run. What nobody can write any more falls away, and so does what was
 * noticed once and is not any more.
 */
export const keptAfter = (
  before: readonly Noticed[],
  tried: readonly Tried[],
  faultsOf: (flow: string) => readonly Fault[],
): readonly Noticed[] => {
  const judged = new Set(tried.map(nameOf));
  const namesOf = new Map<string, ReadonlySet<string>>();
  const stands = (noticed: Noticed) => {
    const { flow } = noticed;
    const names =
      namesOf.get(flow) ??
      new Set(faultsOf(flow).map(({ layer, name }) => nameOf({ flow, layer, fault: name })));
    namesOf.set(flow, names);
    return names.has(nameOf(noticed));
  };
  const found = tried.flatMap(({ test, ...each }): Noticed[] => (test === null ? [] : [{ ...each, test }]));
  return [...before.filter((each) => !judged.has(nameOf(each)) && stands(each)), ...found].toSorted(
    (one, other) => (nameOf(one) < nameOf(other) ? -1 : 1),
  );
};
