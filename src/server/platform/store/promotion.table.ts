export type PromotionTables = {
  /** A code that makes a purchase cheaper: by hundredths or by an amount. */
  promotion: {
    code: string;
    percent: number;
    amount: number;
    ends_at: number;
  };
  /** A code that stands on something that is being bought; one at a time. */
  promotion_use: {
    purpose: string;
    subject: string;
    code: string;
  };
  /** Miles of a member, at the simulated programme. */
  miles_account: {
    owner: number;
    points: number;
  };
};
