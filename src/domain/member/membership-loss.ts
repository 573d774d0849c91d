/** What hangs on a membership on the day it ends, counted. */
export type MembershipLoss = {
  /** Valid tickets of journeys that are still to come; they stay good. */
  readonly tickets: number;
  /** Open tickets that may still be used; they stay good. */
  readonly openTickets: number;
  /** Refund coupons whose money was not fetched yet; they stay good, but no list tells their numbers any more. */
  readonly coupons: number;
  /** Packages and subscriptions with something left; they need their member, and are lost. */
  readonly packages: number;
};
