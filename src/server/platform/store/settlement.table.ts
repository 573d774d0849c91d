export type SettlementTables = {
  /** A payment on its way from the hold to the ticket, or to the money's return. */
  settlement: {
    id: string;
    /** Purpose, subject and attempt: written before the bank is asked anything. */
    key: string;
    purpose: string;
    subject: string;
    locator: string;
    amount: number;
    means: string;
    /** The bank's token of a card, forgotten once the payment is open there. */
    token: string | null;
    /** Where the chart stands, and its context as JSON. */
    state: string;
    context: string;
    /** The steps it has taken, as JSON: names of the chart, and nothing of who pays. */
    trail: string;
    /** Counts the steps of the chart; an answer belongs to the step that asked. */
    revision: number;
    /** What the chart asks now, with its input as JSON: the outbox of this payment. */
    port: string | null;
    input: string | null;
    /** When it is asked next; while it is being asked, when others may take it over. */
    ask_at: number | null;
    tries: number;
    at_rest: boolean;
    begun_at: number;
    moved_at: number;
  };
  /** Where the money of a payment went. Nothing here is ever changed. */
  money_movement: {
    payment: string;
    key: string;
    kind: string;
    amount: number;
    moved_at: number;
  };
  /** Parts that go back after the tickets were issued: the bank is told until it has heard. */
  settlement_refund: {
    payment: string;
    key: string;
    amount: number;
    done_at: number | null;
    ask_at: number;
    tries: number;
  };
};
