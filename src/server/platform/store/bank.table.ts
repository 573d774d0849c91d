export type BankTables = {
  /** What the simulated bank keeps of a card: never its number or code. */
  bank_card: {
    token_hash: string;
    /** Which of the test cards it is. */
    card: string;
    last_four: string;
    /** Whether its holder has proved already that it is theirs, as a wallet does. */
    proved: boolean;
    good_until: number;
    expires_at: number;
    /** In whose name it is; null where the bank was not told. */
    holder_hash: string | null;
  };
  bank_payment: {
    key: string;
    reference: string;
    /** Names the payment on the bank's page. */
    md: string;
    /** Signs what the browser carries back. */
    secret: string;
    card: string;
    last_four: string;
    amount: number;
    locator: string;
    pay_by: number;
    state: string;
    decline: string | null;
    captured: number;
    returned: number;
  };
  bank_refund: {
    payment_key: string;
    refund_key: string;
    amount: number;
  };
};
