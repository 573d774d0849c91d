import { day } from '#domain/values/durations.ts';

/** Where somebody stood in a flow, as the browser wrote it down. Nobody but the flow itself believes it. */
export type KeptFlow = {
  readonly flow: string;
  /** The chart the snapshot belongs to. */
  readonly chartHash: string;
  /** Counts the writes; a write names the one it follows, 0 when there was none. */
  readonly revision: number;
  readonly snapshot: string;
};

/** How long a kept flow waits for its traveller after the last write, in milliseconds. */
export const keptFor = day;
