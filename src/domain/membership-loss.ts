/** What hangs on a membership on the day it ends, counted. */
export type MembershipLoss = {
  /** Valid tickets of journeys that are still to come; they stay good. */
  readonly tickets: number;
  /** Open tickets that may still be used; they stay good. */
  readonly openTickets: number;
  /** Packages and subscriptions with something left; they need their member, and are lost. */
  readonly packages: number;
};
