import type { MessageId } from '#i18n/message-id.ts';
import type { Masterpass } from '#machines/masterpass/masterpass.model.ts';
import { refusalWords as paymentWords } from '#panels/payment/refusal-words.ts';

type Refusal = NonNullable<Masterpass['context']['refusal']>;

/** What happened and what to do next, for everything a wallet may be told. Where it is not reached, nothing was being paid: of a payment that is not heard of its own part tells. */
export const refusalWords: Readonly<Record<Refusal, MessageId>> = {
  ...paymentWords,
  'not-reached': 'wallet.refused.not-reached',
  'sms-too-soon': 'payment.refused.sms-too-soon',
  'wallet-alias-taken': 'payment.refused.wallet-alias-taken',
  'wallet-card-not-ready': 'payment.refused.wallet-card-not-ready',
  'wallet-card-unknown': 'payment.refused.wallet-card-unknown',
};
