import type { PaymentMethod } from '#domain/fare/payment-method.ts';
import type { MessageId } from '#i18n/message-id.ts';

type Words = { readonly name: MessageId; readonly hint: MessageId };

/** What each way of paying is called, and what it takes. */
export const methodWords: Readonly<Record<PaymentMethod, Words>> = {
  card: { name: 'payment.method.card', hint: 'payment.method.card.hint' },
  wallet: { name: 'payment.method.wallet', hint: 'payment.method.wallet.hint' },
  'open-tickets': { name: 'payment.method.open-tickets', hint: 'payment.method.open-tickets.hint' },
  miles: { name: 'payment.method.miles', hint: 'payment.method.miles.hint' },
};
