export type KeepingTables = {
  kept_flow: {
    /** The hash of the secret in the browser's cookie. */
    keeper: string;
    flow: string;
    revision: number;
    /** Chart and snapshot, locked with the browser's own secret. */
    sealed: string;
    expires_at: number;
  };
  /** A flow on its way to another device. */
  kept_flow_hand_over: {
    code_hash: string;
    flow: string;
    /** The browser's secret, locked with the code. */
    sealed_keeper: string;
    expires_at: number;
  };
};
