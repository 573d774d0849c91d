import * as z from 'zod/mini';
import { done, noBody } from '#contract/wire/empty-body.ts';
import { endpoint } from '#contract/wire/endpoint.ts';
import { maybe, shortText } from '#contract/wire/lenient.ts';
import { declines } from '#domain/fare/payment-decline.ts';
import { paymentPurposes } from '#domain/fare/payment-purpose.ts';
import { longestWalletAlias, walletAliasProblemOf } from '#domain/fare/wallet-alias.ts';
import { type WalletCard, walletCardStates, walletCardTypes } from '#domain/fare/wallet-card.ts';

const isAlias = (text: string): boolean => walletAliasProblemOf(text) === null;
const alias = z.string().check(z.minLength(1), z.maxLength(longestWalletAlias), z.refine(isAlias));
const code = z.string().check(z.maxLength(20));

const walletCard = z.object({
  id: z.string(),
  alias: z.string(),
  lastFour: z.string(),
  isDefault: z.boolean(),
  state: z.enum(walletCardStates),
  type: z.enum(walletCardTypes),
}) satisfies z.ZodMiniType<WalletCard>;

const verification = z.object({ id: z.string(), expiresAt: z.int(), resendAt: z.int() });

/** Where the fields of a new card are shown: the bank's own origin, in a frame. */
export const walletFrame = endpoint({
  name: 'wallet-frame',
  method: 'post',
  path: '/tms/payment/masterpass-get-iframe-url/{locator}',
  caller: 'member',
  body: noBody,
  granted: z.object({ url: z.string() }),
  refusals: [],
});

export const walletCards = endpoint({
  name: 'wallet-cards',
  method: 'post',
  path: '/tms/payment/masterpass-list-cards',
  caller: 'member',
  body: noBody,
  granted: z.object({ cards: z.array(walletCard) }),
  refusals: ['sign-in-needed'],
});

export const addWalletCard = endpoint({
  name: 'add-wallet-card',
  method: 'post',
  path: '/tms/payment/masterpass-add-card',
  caller: 'member',
  body: z.object({ cardToken: shortText, alias, isDefault: maybe(z.boolean()) }),
  granted: verification,
  refusals: ['sign-in-needed', 'card-not-found', 'wallet-alias-taken', 'too-many-tries'],
});

/** Sends a code with which a card of the wallet may pay. */
export const generateWalletToken = endpoint({
  name: 'generate-wallet-token',
  method: 'post',
  path: '/tms/payment/masterpass-generate-token',
  caller: 'member',
  body: z.object({ cardId: shortText }),
  granted: verification,
  refusals: ['sign-in-needed', 'wallet-card-unknown', 'wallet-card-not-ready', 'too-many-tries'],
});

export const resendWalletCode = endpoint({
  name: 'resend-wallet-code',
  method: 'post',
  path: '/tms/payment/masterpass-resend-code',
  caller: 'member',
  body: z.object({ verification: shortText }),
  granted: verification,
  refusals: ['sign-in-needed', 'sms-too-soon', 'sms-code-old'],
});

export const verifyWalletCard = endpoint({
  name: 'verify-wallet-card',
  method: 'post',
  path: '/tms/payment/masterpass-verify-card',
  caller: 'member',
  body: z.object({ verification: shortText, code }),
  granted: z.object({ cardId: z.string() }),
  refusals: ['sign-in-needed', 'sms-code-wrong', 'sms-code-old'],
});

export const deleteWalletCard = endpoint({
  name: 'delete-wallet-card',
  method: 'post',
  path: '/tms/payment/masterpass-delete-card',
  caller: 'member',
  body: z.object({ cardId: shortText }),
  granted: done,
  refusals: ['sign-in-needed', 'wallet-card-unknown'],
});

export const makeDefaultWalletCard = endpoint({
  name: 'make-default-wallet-card',
  method: 'post',
  path: '/tms/payment/masterpass-default-card',
  caller: 'member',
  body: z.object({ cardId: shortText }),
  granted: done,
  refusals: ['sign-in-needed', 'wallet-card-unknown'],
});

/** Pays with a card of the wallet: the code proves its holder, and the bank takes the money without a page of its own. */
export const completeWalletPayment = endpoint({
  name: 'complete-wallet-payment',
  method: 'post',
  path: '/tms/payment/masterpass-complete-payment',
  caller: 'member',
  body: z.object({
    locator: shortText,
    purpose: maybe(z.enum(paymentPurposes)),
    attempt: shortText,
    amount: z.number().check(z.minimum(0), z.maximum(10_000_000)),
    verification: shortText,
    code,
  }),
  granted: z.object({ payment: z.string(), locator: z.string(), bankReference: z.nullable(z.string()) }),
  refusals: [
    ...declines,
    'sign-in-needed',
    'sms-code-wrong',
    'sms-code-old',
    'nothing-due',
    'payment-underway',
    'payment-returned',
    'key-used-otherwise',
    'too-many-tries',
  ],
});
