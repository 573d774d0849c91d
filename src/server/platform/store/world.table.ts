export type WorldTables = {
  /** One row, `world`: how far the clock is moved, in milliseconds. */
  world_clock: { name: string; offset_ms: number };
  /** What callers of a name meet, oldest first. */
  world_rule: {
    id: string;
    name: string;
    /** JSON of a meeting. */
    meeting: string;
    made_at: number;
    /** How many callers still meet it; null for every one. */
    remaining: number | null;
  };
  /** A call that waits at the gate. `verdict` is JSON once it is released. */
  parked_call: { id: string; name: string; parked_at: number; verdict: string | null };
};
