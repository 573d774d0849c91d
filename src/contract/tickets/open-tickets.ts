import * as z from 'zod/mini';
import { noBody } from '#contract/wire/empty-body.ts';
import { endpoint } from '#contract/wire/endpoint.ts';
import { clientsKey, maybe } from '#contract/wire/lenient.ts';
import { money } from '#contract/wire/money.ts';
import { deductedActions } from '#domain/booking/deductions.ts';
import { mostTicketsOfOne } from '#domain/fare/party-size.ts';
import { openTicket } from './coupon.ts';

const longest = 100;
const words = z.string().check(z.maxLength(longest));

/** Tickets of one booking. */
export const ticketChoice = z.object({
  pnr: words,
  ticketNumbers: z.array(words).check(z.maxLength(mostTicketsOfOne)),
});

/** Tickets something is done with for good. What the passenger was told is told again: where it has changed, nothing is done. */
export const ticketAction = z.extend(ticketChoice, { toldAmount: maybe(money), idempotencyKey: clientsKey });

/** How a deduction came about, so that it can be reckoned again. */
export const deduction = z.object({
  ticket: z.string(),
  rule: z.enum(deductedActions),
  row: z.string(),
  base: money,
  factor: z.int(),
  fixed: money,
  rounding: z.literal('half-away-from-zero'),
  amount: money,
});

const conversionRefusals = [
  'proof-needed',
  'ticket-unknown',
  'no-ticket-chosen',
  'too-late-for-ticket',
  'too-many-tries',
  'ticket-not-convertible',
  'ticket-already-converted',
  'convert-together',
] as const;

const convertedTicket = z.object({
  ticketNumber: z.string(),
  ticketAmount: money,
  deduction,
  amount: money,
  /** What open tickets had paid ends when they would have; what money paid, later. Left out by a server that did not tell of it yet. */
  openTickets: maybe(z.array(z.object({ amount: money, expiryDate: z.int() }))),
  /** What open tickets had paid that have ended. */
  lostAmount: maybe(money),
});

const conversion = z.object({
  pnr: z.string(),
  tickets: z.array(convertedTicket),
  totalAmount: money,
  currency: z.literal('TRY'),
  /** What is left of an open ticket after a cheaper purchase is lost: said before anything is done. */
  remainderIsLost: z.literal(true),
  singleUse: z.literal(true),
  /** The first of their ends. */
  expiryDate: z.int(),
});

/** What the tickets would become, before anything is done. */
export const simulateOpenTickets = endpoint({
  name: 'simulate-open-tickets',
  method: 'post',
  path: '/crs/open-tickets/simulation',
  caller: 'anyone',
  body: ticketChoice,
  granted: conversion,
  refusals: conversionRefusals,
});

/** Turns tickets that were bought together into open tickets. */
export const createOpenTickets = endpoint({
  name: 'create-open-tickets',
  method: 'post',
  path: '/crs/open-tickets/create',
  caller: 'anyone',
  body: ticketAction,
  granted: z.object({ pnr: z.string(), openTickets: z.array(openTicket) }),
  refusals: [...conversionRefusals, 'amount-differs', 'key-used-otherwise'],
});

const lookupRefusals = ['open-ticket-not-found', 'more-proof-needed', 'too-many-tries'] as const;
const found = z.object({ openTickets: z.array(openTicket) });

/** By coupon number or PNR, always with the surname. With a price, the best combination to pay it is named. */
export const searchOpenTickets = endpoint({
  name: 'search-open-tickets',
  method: 'post',
  path: '/crs/open-tickets/search',
  caller: 'anyone',
  body: z.object({
    couponNumber: z.optional(z.nullable(words)),
    pnr: z.optional(z.nullable(words)),
    lastName: words,
    price: z.optional(z.nullable(money)),
  }),
  granted: z.object({
    openTickets: z.array(openTicket),
    bestCombination: z.nullable(
      z.object({ couponNumbers: z.array(z.string()), paid: money, lost: money, remaining: money }),
    ),
  }),
  refusals: lookupRefusals,
});

/** One coupon: its owner's, or whose surname is given as `lastName`. */
export const findOpenTicket = endpoint({
  name: 'find-open-ticket',
  method: 'get',
  path: '/crs/open-tickets/{ticketNo}',
  caller: 'anyone',
  body: noBody,
  granted: openTicket,
  refusals: lookupRefusals,
});

/** The coupons of a booking: its owner's, or whose surname is given as `lastName`. */
export const findOpenTicketsOfBooking = endpoint({
  name: 'find-open-tickets-of-booking',
  method: 'get',
  path: '/crs/open-tickets/pnr/{locator}',
  caller: 'anyone',
  body: noBody,
  granted: found,
  refusals: lookupRefusals,
});

const choiceRefusals = [
  'proof-needed',
  'not-in-this-status',
  'open-ticket-not-found',
  'open-ticket-used',
  'open-ticket-expired',
  'more-proof-needed',
  'too-many-tries',
] as const;

const covered = z.object({
  pnr: z.string(),
  couponNumbers: z.array(z.string()),
  paid: money,
  /** What will be lost of them: said before anything is paid. */
  lost: money,
  amountDue: money,
});

/** Chooses the open tickets that pay for a booking, in place of those chosen before. None of them is used until it is paid. */
export const chooseOpenTickets = endpoint({
  name: 'choose-open-tickets',
  method: 'post',
  path: '/crs/open-tickets/choose',
  caller: 'anyone',
  body: z.object({
    pnr: words,
    couponNumbers: z.array(words).check(z.maxLength(mostTicketsOfOne)),
    lastName: z.optional(z.nullable(words)),
  }),
  granted: covered,
  refusals: choiceRefusals,
});

/** Pays for a booking with the open tickets that were chosen, when nothing is left to pay by card. */
export const payWithOpenTickets = endpoint({
  name: 'pay-with-open-tickets',
  method: 'post',
  path: '/crs/open-tickets/pay',
  caller: 'anyone',
  body: z.object({ pnr: words }),
  granted: covered,
  refusals: [...choiceRefusals, 'amount-differs', 'selection-time-expired', 'wagon-closed'],
});
