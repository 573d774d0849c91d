export type EidTables = {
  /** A login by e-ID that was begun, bound to the browser that began it. */
  eid_request: {
    state_hash: string;
    browser_hash: string;
    expires_at: number;
  };
  /** What the simulated e-ID page gave out. */
  eid_code: {
    hash: string;
    /** Null where the person refused. */
    citizenship_no: string | null;
    answers_late: boolean;
    expires_at: number;
  };
};
