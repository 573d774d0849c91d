import * as z from 'zod/mini';
import { openingRefusals } from '#contract/payments/payments.ts';
import { authRequest } from '#contract/wire/auth-request.ts';
import { endpoint } from '#contract/wire/endpoint.ts';
import { maybe } from '#contract/wire/lenient.ts';
import { money } from '#contract/wire/money.ts';
import { extras } from '#domain/booking/extras.ts';
import { mostTicketsOfOne } from '#domain/fare/party-size.ts';

const longest = 255;
const words = z.string().check(z.maxLength(longest));

const wish = {
  pnr: words,
  extras: z
    .array(z.object({ ticketNumber: words, ssrId: z.int() }))
    .check(z.maxLength(mostTicketsOfOne * extras.length)),
};

const priced = {
  pnr: z.string(),
  extras: z.array(z.object({ ticketNumber: z.string(), ssrId: z.int(), code: z.string(), price: money })),
  amountDue: money,
  currency: z.literal('TRY'),
};

const refusals = ['proof-needed', 'no-ticket-chosen', 'ticket-unknown', 'service-unknown'] as const;

/** What extra services would cost. */
export const simulateExtras = endpoint({
  name: 'extra-services-simulation',
  method: 'post',
  path: '/crs/rail-booking/v2/extra-services-simulation',
  caller: 'anyone',
  body: z.object(wish),
  granted: z.object(priced),
  refusals,
});

/** Buys extra services. `amountDue` is what the passenger was told; said again with the same key it is the same payment. */
export const buyExtras = endpoint({
  name: 'extra-services-perform-3d',
  method: 'post',
  path: '/crs/rail-booking/v2/extra-services-perform-3D',
  caller: 'anyone',
  body: z.object({ ...wish, amountDue: money, cardToken: maybe(words), idempotencyKey: maybe(words) }),
  granted: z.object({
    ...priced,
    ticketed: z.boolean(),
    /** What is paid for, where a price is still due: it is paid by whatever means. */
    orderNumber: z.nullable(z.string()),
    /** Until when it may be paid, in epoch milliseconds. */
    orderDeadline: z.nullable(z.int()),
    enrollReference: z.nullable(z.string()),
    paymentAuthRequest: authRequest,
  }),
  refusals: [...refusals, ...openingRefusals, 'amount-differs', 'place-not-held', 'payment-returned'],
});

/** What was ordered and waits for its money: by it another browser pays. */
export const findExtrasOrder = endpoint({
  name: 'extra-services-order',
  method: 'post',
  path: '/crs/rail-booking/v2/extra-services-order',
  caller: 'anyone',
  body: z.object({ pnr: words, orderNumber: words }),
  granted: z.object({ ...priced, orderDeadline: z.int() }),
  refusals: ['proof-needed', 'nothing-due'],
});
