import { type Chain, type Fault, type Head, nameOf } from './chain.ts';
import { faultsAgainst, faultsOfChain } from './check-chain.ts';

export type Verdict = {
  readonly chains: number;
  readonly entries: number;
  readonly faults: readonly Fault[];
};

/** Checks each chain by itself, and that everything that was seen earlier is there still. */
export const verdictOn = (chains: readonly Chain[], seen: readonly Head[]): Verdict => {
  const byName = new Map(chains.map((chain) => [nameOf(chain), chain]));
  return {
    chains: chains.length,
    entries: chains.reduce((sum, { lines }) => sum + lines.length, 0),
    faults: [
      ...chains.flatMap(faultsOfChain),
      ...seen.flatMap((head) => faultsAgainst(head, byName.get(nameOf(head)))),
    ],
  };
};
