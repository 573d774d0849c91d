import type { Kurus } from '#domain/values/kurus.ts';
import type {
  BankAnswer,
  CaptureAnswer,
  OpenAnswer,
  RefundAnswer,
} from '#machines/settlement/settlement.model.ts';

export type Opening = {
  readonly key: string;
  readonly token: string;
  readonly amount: Kurus;
  readonly locator: string;
  readonly payBy: number;
  /** In whose name the card must be, and then it must be a credit card; null where it may be anybody's. */
  readonly holder: string | null;
};

export const currency = 'TRY';

/** What the browser carried back from the bank's page, when the bank itself signed it. */
export type SignedReturn = {
  readonly key: string;
  readonly locator: string;
  readonly amount: Kurus;
  readonly currency: string;
  readonly nonce: string;
  readonly expiresAt: number;
};

/**
 * The bank that takes cards: a provider is plugged in here. It does nothing twice under one key; a question that it
 * does not answer throws.
 */
export type Bank = {
  readonly open: (asked: Opening) => Promise<OpenAnswer>;
  /** The only truth about a payment. */
  readonly ask: (key: string) => Promise<BankAnswer>;
  readonly capture: (key: string, amount: Kurus) => Promise<CaptureAnswer>;
  /** Gives everything back and takes nothing more under this key, even if it was never heard of. */
  readonly close: (key: string) => Promise<RefundAnswer>;
  /** Gives a part back, once for each refund key. */
  readonly refund: (key: string, refundKey: string, amount: Kurus) => Promise<void>;
  /** The key of the payment whose page a browser came from; it proves nothing. Null where the bank knows of none. */
  readonly keyOf: (md: string) => Promise<string | null>;
  /** Null unless the bank signed it. */
  readonly readReturn: (md: string, paRes: string) => Promise<SignedReturn | null>;
};
