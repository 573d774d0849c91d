export type SupportTables = {
  /** What a page went through with a booking or a rental that failed: names of its charts, and nobody's name. */
  flow_recording: {
    id: string;
    /** Of a rental its number. */
    locator: string;
    /** As JSON. */
    steps: string;
    told_at: number;
  };
};
