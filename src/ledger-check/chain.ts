/** Where a chain ends: how many entries it has, and the hash of the last one. */
export type Head = {
  readonly run: number;
  readonly coach: number;
  readonly length: number;
  readonly hash: string;
};

/** The entries of one coach of one run as they were read. `places` says where each line stands, for a file. */
export type Chain = {
  readonly run: number;
  readonly coach: number;
  readonly head: Head | null;
  readonly lines: readonly string[];
  readonly places: readonly string[] | null;
};

export type Fault = { readonly place: string; readonly says: string };

export const nameOf = ({ run, coach }: Pick<Chain, 'run' | 'coach'>): string => `${run} ${coach}`;

/** Where an entry is found: in a file by its line, elsewhere by its number. */
export const placeOf = (chain: Chain, index: number): string => {
  const entry = `run ${chain.run} coach ${chain.coach} entry ${index + 1}`;
  const line = chain.places?.[index];
  return line === undefined ? entry : `${line}: ${entry}`;
};
