export type OperationsTables = {
  /** When work at the command line was last done to its end. */
  operation_run: { name: 'backup' | 'retention'; done_at: number };
  /** What the retention job found and took away. No person stands here. */
  retention_proof: {
    id: string;
    at: number;
    subject: string;
    fields: string;
    /** What was older than this had to go. */
    older_than: number;
    forgotten: number;
    /** What should have gone and is still there: none, or the job has failed. */
    left_over: number;
  };
};
