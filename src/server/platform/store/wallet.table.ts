export type WalletTables = {
  /** Short messages, the newest readable at a page where money is simulated. */
  sms: {
    id: string;
    recipient: string;
    language: string;
    text: string;
    sent_at: number;
  };
  /** Cards of the simulated wallet: never a number, only which card of the bank it is. */
  wallet_card: {
    id: string;
    owner: number;
    alias: string;
    card: string;
    last_four: string;
    type: string;
    state: string;
    is_default: boolean;
    good_until: number;
    added_at: number;
    holder_hash: string | null;
    /** Where its codes go. */
    phone: string;
  };
  /** A code that was sent, bound to its card and to the session that asked for it. */
  wallet_code: {
    id: string;
    owner: number;
    card_id: string;
    session_id: string;
    code_hash: string;
    sent_at: number;
    tries: number;
  };
};
