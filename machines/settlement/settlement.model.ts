import type { Decline } from '#domain/fare/payment-decline.ts';
import type { Answer } from '#domain/values/answer.ts';
import type { Kurus } from '#domain/values/kurus.ts';

export type Due = { readonly amount: Kurus; readonly deadline: number; readonly locator: string };

/** Where the browser proves to the card's bank that the card is its own. */
export type Challenge = {
  readonly acsUrl: string;
  readonly paReq: string;
  readonly md: string;
  readonly termUrl: string;
};

/** The bank's own name for money it holds for the shop. */
export type BankReference = { readonly reference: string };

export type DueAnswer = Answer<Due, 'nothing-due'>;
export type OpenAnswer = Answer<Challenge, Decline>;
export type BankAnswer = Answer<BankReference, 'still-open' | 'not-known' | Decline>;
export type CaptureAnswer = Answer<null, Decline>;
export type IssueAnswer = Answer<null, 'no-longer-held' | 'wagon-closed'>;
export type RefundAnswer = Answer<null, 'nothing-taken'>;

export type Settlement = {
  context: {
    /** Control: how it ends when there is no ticket. */
    readonly end: 'none' | 'declined' | 'lapsed' | 'refunded';
    /** Control: the bank has said itself that it handed the money over. */
    readonly isCaptured: boolean;
    /** Written before the bank is asked anything; the bank does nothing twice under one key. */
    readonly key: string;
    readonly due: Due;
    readonly challenge: Challenge | null;
    readonly reference: string | null;
    readonly decline: Decline | null;
  };
  input: { readonly key: string };
  events: { type: 'return.came' } | { type: 'payment.abandoned' };
  emitted: { type: 'failed'; error: unknown };
  output: Record<string, never>;
  tags: 'paying' | 'ticketed';
  meta: Record<string, never>;
};

export const begun = ({ key }: Settlement['input']): Settlement['context'] => ({
  end: 'none',
  isCaptured: false,
  key,
  due: { amount: 0, deadline: 0, locator: '' },
  challenge: null,
  reference: null,
  decline: null,
});
