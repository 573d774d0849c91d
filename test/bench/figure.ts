/** One thing that was measured. What another thing of the same run is measured against stands beside it as a ratio. */
export type Figure = {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly ratio: { readonly to: string; readonly value: number } | null;
  /** What the figure has to reach; null where it is only told. */
  readonly target: string | null;
};

export type Bench = (words: readonly string[]) => Promise<readonly Figure[]>;
