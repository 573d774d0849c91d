import * as z from 'zod/mini';
import { authRequest } from '#contract/wire/auth-request.ts';
import { endpoint } from '#contract/wire/endpoint.ts';
import { maybe } from '#contract/wire/lenient.ts';
import { money } from '#contract/wire/money.ts';
import { mostTicketsOfOne } from '#domain/fare/party-size.ts';
import { firstStepDeclines, secondStepDeclines } from '#domain/fare/payment-decline.ts';
import { deduction, ticketAction, ticketChoice } from './open-tickets.ts';

const longest = 255;
const words = z.string().check(z.maxLength(longest));

const choiceRefusals = [
  'proof-needed',
  'no-ticket-chosen',
  'ticket-unknown',
  'too-late-for-ticket',
  'too-many-tries',
] as const;

const returned = z.object({
  pnr: z.string(),
  tickets: z.array(
    z.object({
      ticketNumber: z.string(),
      ticketAmount: money,
      deduction,
      refundAmount: money,
      /** In money: back to the card, or as a coupon for cash where no card can take it. */
      moneyAmount: money,
      paymentType: z.enum(['CARD', 'CASH_COUPON', 'NONE']),
      openTicketAmount: money,
      /** What open tickets had paid that have ended; left out by a server that did not tell of it yet. */
      lostAmount: maybe(money),
      openTicketNumber: z.nullable(z.string()),
      couponNumber: z.nullable(z.string()),
    }),
  ),
  totalRefund: money,
  currency: z.literal('TRY'),
});

/** What giving tickets back would bring, before anything is done. */
export const simulateReturn = endpoint({
  name: 'ticket-cancellation-simulation',
  method: 'post',
  path: '/crs/rail-booking/v2/ticket-cancellation-simulation',
  caller: 'anyone',
  body: ticketChoice,
  granted: returned,
  refusals: [...choiceRefusals, 'return-together', 'ticket-not-returnable'],
});

export const performReturn = endpoint({
  name: 'ticket-cancellation-perform',
  method: 'post',
  path: '/crs/rail-booking/v2/ticket-cancellation-perform',
  caller: 'anyone',
  body: ticketAction,
  granted: returned,
  refusals: [
    ...choiceRefusals,
    'amount-differs',
    'key-used-otherwise',
    'return-together',
    'ticket-not-returnable',
  ],
});

/** Whether the tickets may be changed at all, until when, and how often still. */
export const validateChange = endpoint({
  name: 'ticket-change-validation',
  method: 'post',
  path: '/crs/rail-booking/v2/ticket-change-validation',
  caller: 'anyone',
  body: ticketChoice,
  granted: z.object({
    pnr: z.string(),
    tickets: z.array(
      z.object({
        ticketNumber: z.string(),
        changeFee: money,
        remainingChanges: z.int(),
        lastChangeDate: z.int(),
      }),
    ),
  }),
  refusals: [...choiceRefusals, 'ticket-not-changeable', 'changed-too-often'],
});

/** Each ticket with the place that is held instead of it. */
const changes = {
  pnr: words,
  changes: z
    .array(
      z.object({
        ticketNumber: words,
        allocationId: words,
        trainCarId: z.int().check(z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER)),
        seatNumber: words,
        fromStationId: z.int(),
        toStationId: z.int(),
      }),
    )
    .check(z.maxLength(mostTicketsOfOne)),
};

const changeRefusals = [
  ...choiceRefusals,
  'ticket-not-changeable',
  'changed-too-often',
  'place-not-held',
  'price-unknown',
  'compartment-not-whole',
  'couchette-not-closed',
  'dependent-elsewhere',
  'gender-mismatch',
  'place-of-another',
  'back-before-outward',
  'trains-overlap',
] as const;

const changed = {
  pnr: z.string(),
  tickets: z.array(
    z.object({
      ticketNumber: z.string(),
      oldAmount: money,
      newAmount: money,
      deduction,
    }),
  ),
  /** What is to be paid: dearer places and the fees. */
  amountDue: money,
  /** What comes back when the new places are cheaper: in money, and what open tickets had paid as an open ticket. */
  refundAmount: money,
  openTicketAmount: money,
  lostAmount: maybe(money),
  currency: z.literal('TRY'),
};

export const simulateChange = endpoint({
  name: 'ticket-change-simulation',
  method: 'post',
  path: '/crs/rail-booking/v2/ticket-change-simulation',
  caller: 'anyone',
  body: z.object(changes),
  granted: z.object(changed),
  refusals: changeRefusals,
});

/** Changes tickets. `amountDue` is what the passenger was told; said again with the same key it is the same payment. */
export const performChange = endpoint({
  name: 'ticket-change-perform-3d',
  method: 'post',
  path: '/crs/rail-booking/v2/ticket-change-perform-3D',
  caller: 'anyone',
  body: z.object({
    ...changes,
    amountDue: money,
    /** What was told to come back in money: where it has changed, nothing is done. */
    toldRefund: maybe(money),
    cardToken: maybe(words),
    idempotencyKey: maybe(words),
  }),
  granted: z.object({
    ...changed,
    ticketed: z.boolean(),
    newTicketNumbers: z.array(z.string()),
    openTicketNumber: z.nullable(z.string()),
    refundPaymentType: z.enum(['CARD', 'CASH_COUPON', 'NONE']),
    /** The coupon for cash, where there is one; left out by a server that did not tell of it yet. */
    couponNumber: maybe(z.string()),
    /** What is paid for, where a price is still due: a promotion is put on it, and it is paid by whatever means. */
    orderNumber: z.nullable(z.string()),
    /** Until when it may be paid, in epoch milliseconds. */
    orderDeadline: z.nullable(z.int()),
    enrollReference: z.nullable(z.string()),
    paymentAuthRequest: authRequest,
  }),
  refusals: [
    ...changeRefusals,
    ...firstStepDeclines,
    ...secondStepDeclines,
    'amount-differs',
    'card-number-sent',
    'payment-underway',
    'payment-returned',
    'key-used-otherwise',
  ],
});
