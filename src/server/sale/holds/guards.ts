/** What keeps a place from being given twice. Only tests take one away, to see that they would notice. */
export type Guards = {
  /** The row of a unit is locked while a decision about it is made. */
  readonly lock: boolean;
  /** A place is taken only where no bit of it is. */
  readonly occupancy: boolean;
  /** The neighbour rule stands inside the statement that takes a place. */
  readonly neighbours: boolean;
  /** A hold lasts until its deadline, and no longer. */
  readonly deadline: boolean;
};

export const allGuards: Guards = { lock: true, occupancy: true, neighbours: true, deadline: true };
