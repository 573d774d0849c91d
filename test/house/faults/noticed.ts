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
