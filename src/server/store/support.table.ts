export type SupportTables = {
  /** What a page went through with a booking that failed: names of its charts, and nobody's name. */
  flow_recording: {
    id: string;
    locator: string;
    /** As JSON. */
    steps: string;
    told_at: number;
  };
};
