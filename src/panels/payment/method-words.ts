import type { PaymentMethod } from '#domain/fare/payment-method.ts';
import type { PaymentPurpose } from '#domain/fare/payment-purpose.ts';
import type { MessageId } from '#i18n/message-id.ts';

type Words = { readonly name: MessageId; readonly hint: MessageId };

/** What each way of paying is called, and what it takes. */
export const methodWords: Readonly<Record<PaymentMethod, Words>> = {
  card: { name: 'payment.method.card', hint: 'payment.method.card.hint' },
  wallet: { name: 'payment.method.wallet', hint: 'payment.method.wallet.hint' },
  'open-tickets': { name: 'payment.method.open-tickets', hint: 'payment.method.open-tickets.hint' },
  miles: { name: 'payment.method.miles', hint: 'payment.method.miles.hint' },
};

/** What a way of paying is called for what is bought: no debit card pays for a rented car. */
export const methodNameOf = (method: PaymentMethod, bought: PaymentPurpose): MessageId =>
  method === 'card' && bought === 'rental' ? 'payment.method.credit-card' : methodWords[method].name;
