export type FlowFactsTables = {
  flow_fact: {
    flow: string;
    transition: string;
    /** Epoch milliseconds at which the hour begins. */
    hour: number;
    count: number;
  };
};
