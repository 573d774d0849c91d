export type FlowFactsTables = {
  flow_fact: {
    flow: string;
    transition: string;
    /** Epoch milliseconds at which the hour begins. */
    hour: number;
    count: number;
  };
  /** What came after what: no address, no session, no member. */
  flow_event: {
    /** Random, by the page; it ends with the day. */
    case_id: string;
    /** The how manieth of its case, from nought. */
    position: number;
    flow: string;
    transition: string;
    /** The innermost states that are on after it, a blank between two. */
    stands: string;
    /** Epoch milliseconds, of whole seconds. */
    at: number;
    /** Epoch milliseconds at which the hour began in which it was told. */
    reported_hour: number;
  };
};
