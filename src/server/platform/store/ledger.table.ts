export type LedgerTables = {
  /** What became of the places of one coach of one run, one entry after the other. Nothing here names a person. */
  ledger_entry: {
    run_id: number;
    coach: number;
    /** From 1, without a gap. */
    number: number;
    /** The minute in which it happened, in epoch milliseconds. */
    at: number;
    deed: 'sold' | 'freed';
    seat: string;
    from_stop: number;
    to_stop: number;
    /** The hash of the hold: who holds the ticket finds it here, nobody else can tell whose it is. */
    mark: string;
    previous: string;
    hash: string;
  };
  /** How long the chain of a coach is, and the hash it ends with. */
  ledger_head: { run_id: number; coach: number; length: number; hash: string };
};
