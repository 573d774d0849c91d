import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { getReservation } from '#contract/bookings/rail-booking.ts';
import { kurusOfLira } from '#domain/values/kurus.ts';
import { bookingCallsBy } from '#gateway/bookings/booking-calls.ts';
import { printCallsBy } from '#gateway/bookings/print-calls.ts';
import { touristTrainCallsBy } from '#gateway/journeys/tourist-train-calls.ts';
import { carCallsBy } from '#gateway/rentals/car-calls.ts';
import { afterSaleCallsBy } from '#gateway/tickets/after-sale-calls.ts';
import { changeCallsBy } from '#gateway/tickets/change-calls.ts';
import { extrasCallsBy } from '#gateway/tickets/extras-calls.ts';
import { packageCallsBy } from '#gateway/tickets/package-calls.ts';
import { sampleOffice } from '#machines/samples/rental-sample.ts';
import { boughtBooking } from '#test/support/bought-booking.ts';
import { answeredWith, refusedWith } from '../../support/server/answered-with.ts';
import { grantedBy } from '../../support/server/granted-by.ts';
import type { Asks } from '../../support/server/sent-by.ts';

const { signal } = new AbortController();
const now = () => 0;
const [locator, key] = ['AB34CD', 'key-of-a-press'];

const isSame = (here: unknown, there: unknown) =>
  here === there || (typeof there === 'number' && here === kurusOfLira(there));

const done = { orderNumber: null, orderDeadline: null, openTicketNumber: 'OPEN17', couponNumber: 'CASH29' };
const change = { locator, changes: [], due: 0, back: 0, key };
const returned = { locator, action: 'return', numbers: ['1'] } as const;

const renamed: readonly (readonly [string, Asks, Readonly<Record<string, string>>, object])[] = [
  [
    'tourist trains',
    (gateway) => touristTrainCallsBy(gateway).findDepartures(null, signal),
    {
      runId: 'trainId',
      departure: 'departureTime',
      arrival: 'arrivalTime',
      kilometres: 'distance',
      saleOpensAt: 'saleOpeningTime',
      places: 'availability',
    },
    {},
  ],
  [
    'a change that is made',
    (gateway) => changeCallsBy(gateway).performChange(change, signal),
    {
      before: 'oldAmount',
      after: 'newAmount',
      due: 'amountDue',
      inMoney: 'refundAmount',
      inOpenTicket: 'openTicketAmount',
      openTicket: 'openTicketNumber',
      coupon: 'couponNumber',
    },
    done,
  ],
  [
    'what a return brings',
    (gateway) => afterSaleCallsBy(gateway).simulateDeal(returned, signal),
    { inMoney: 'moneyAmount', coupon: 'couponNumber', total: 'totalRefund' },
    {},
  ],
  [
    'what a package brings once it is cancelled, whatever was agreed to',
    (gateway) => packageCallsBy(gateway).cancel({ locator, agreed: 1, key }, signal),
    { back: 'refundAmount', lost: 'deductionAmount' },
    {},
  ],
];

const officeNamed = (id: string) => ({ ...sampleOffice, id });

/** Lists keep their order, and of one name there is as much here as there. */
test.each(renamed)(
  '[C-08] what is called otherwise on the way keeps its value: %s',
  async (_, asks, names, more) => {
    for (const seed of [1, 2, 3]) {
      const { given, shown } = await grantedBy(asks, seed, more);
      for (const [here, there] of Object.entries(names)) {
        const [page, wire] = [shown, given].map((each, at) =>
          each.filter(([name]) => name === (at === 0 ? here : there)).map(([, value]) => value),
        );
        const isKept = page?.length === wire?.length && page?.every((value, at) => isSame(value, wire?.[at]));
        expect([here, isKept]).toEqual([here, true]);
      }
    }
  },
);

test('[F-08] of the places of a train that of its arrival is where a car is fetched', async () => {
  const places = {
    pickUp: officeNamed('ankara'),
    pickUpAt: 10,
    dropOff: officeNamed('konya'),
    dropOffAt: 20,
  };
  const asked = { pnr: locator, surname: 'YILMAZ' };
  expect(await carCallsBy(answeredWith(places), now).placesOfTrain(asked, signal)).toEqual({
    ok: true,
    value: { pickUpOffice: 'ankara', pickUpAt: 10, dropOffOffice: 'konya', dropOffAt: 20 },
  });
});

const deduction = {
  ticket: '0000000000017',
  rule: 'return',
  row: 'a-row',
  base: 500,
  factor: 60,
  fixed: 0,
  rounding: 'half-away-from-zero',
  amount: 30,
};

test('[C-07] of a return what is lost is told apart from what is deducted', async () => {
  const ticket = {
    ticketNumber: '0000000000017',
    ticketAmount: 500,
    deduction,
    refundAmount: 400,
    moneyAmount: 300,
    paymentType: 'CARD',
    openTicketAmount: 100,
    openTicketNumber: null,
    lostAmount: 70,
    couponNumber: null,
  };
  const calls = afterSaleCallsBy(
    answeredWith({ pnr: locator, tickets: [ticket], totalRefund: 400, currency: 'TRY' }),
  );
  const answer = await calls.simulateDeal(returned, signal);
  const tickets = answer.ok ? answer.value.tickets : [];
  expect(tickets.map(({ amount, deducted, lost }) => [amount, deducted, lost])).toEqual([
    [50_000, 3_000, 7_000],
  ]);
});

test('[C-07] of a conversion what is lost is told apart too, and each open ticket has its own end', async () => {
  const openTickets = [
    { amount: 300, expiryDate: 1_800_000_000_000 },
    { amount: 100, expiryDate: 1_700_000_000_000 },
  ];
  const ticket = { ticketNumber: '0000000000017', ticketAmount: 500, deduction, amount: 400, openTickets };
  const calls = afterSaleCallsBy(
    answeredWith({
      pnr: locator,
      tickets: [{ ...ticket, lostAmount: 70 }],
      totalAmount: 400,
      currency: 'TRY',
      remainderIsLost: true,
      singleUse: true,
      expiryDate: 1_700_000_000_000,
    }),
  );
  const answer = await calls.simulateDeal({ ...returned, action: 'convert-to-open-ticket' }, signal);
  const tickets = answer.ok ? answer.value.tickets : [];
  expect(tickets.map(({ amount, deducted, lost }) => [amount, deducted, lost])).toEqual([
    [50_000, 3_000, 7_000],
  ]);
  expect(tickets.flatMap(({ openTickets: given }) => given)).toEqual([
    { amount: 30_000, number: null, expiresAt: 1_800_000_000_000 },
    { amount: 10_000, number: null, expiresAt: 1_700_000_000_000 },
  ]);
});

test('[S-18] a change that has to be paid is an order, and one that is not is done', async () => {
  const quoted = {
    pnr: locator,
    tickets: [],
    amountDue: 15,
    refundAmount: 0,
    openTicketAmount: 0,
    lostAmount: 0,
    currency: 'TRY',
    refundPaymentType: 'NONE',
    ticketed: false,
    newTicketNumbers: [],
    openTicketNumber: null,
    couponNumber: null,
    enrollReference: null,
    paymentAuthRequest: null,
  };
  const kindOf = async (orderNumber: string | null) => {
    const calls = changeCallsBy(answeredWith({ ...quoted, orderNumber, orderDeadline: 1_800_000_000_000 }));
    const answer = await calls.performChange(change, signal);
    return answer.ok ? answer.value : answer.refusal;
  };
  expect(await kindOf('order-1')).toEqual({
    kind: 'due',
    order: { order: 'order-1', amount: 1500, payBy: 1_800_000_000_000 },
  });
  const settled = await kindOf(null);
  expect(typeof settled === 'string' ? settled : settled.kind).toBe('done');
});

test('[S-18] of services that are had nothing is due any more', async () => {
  const had = {
    pnr: locator,
    extras: [{ ticketNumber: '1', ssrId: 6, code: 'MEAL', price: 150 }],
    amountDue: 150,
    currency: 'TRY',
    ticketed: true,
    orderNumber: null,
    orderDeadline: null,
    enrollReference: null,
    paymentAuthRequest: null,
  };
  const wanted = { locator, extras: [{ ticket: '1', extra: 6 }], agreed: 15_000, key };
  expect(await extrasCallsBy(answeredWith(had)).order(wanted, signal)).toEqual({
    ok: true,
    value: { kind: 'had', extras: [{ ticket: '1', extra: 6, price: 15_000 }], due: 0 },
  });
});

test('[S-18] money that came in time has a minute to settle: until then an order is not over', async () => {
  const payBy = 1_800_000_000_000;
  const order = { order: 'order-1', amount: 100, payBy };
  const read = JSON.parse(JSON.stringify(z.encode(getReservation.granted, boughtBooking)));
  const seenAt = async (at: number) => {
    const calls = bookingCallsBy(answeredWith(read), 'tr', () => at);
    const answer = await calls.loadBooking({ locator, order }, signal);
    return answer.ok ? answer.value.payTime : answer.refusal;
  };
  expect(await Promise.all([payBy, payBy + 60_000, payBy + 60_001].map(seenAt))).toEqual([
    'running',
    'running',
    'over',
  ]);
});

test('[E-11] what is being paid for is not told as given back; of what is over nothing is left to give', async () => {
  const order = { order: 'order-1', amount: 100, payBy: 0 };
  const answersTo = async (refusal: 'payment-underway' | 'proof-needed') => {
    const gateway = refusedWith(refusal);
    const bookings = bookingCallsBy(gateway, 'tr', now);
    const answers = [
      await carCallsBy(gateway, now).release({ number: 'ARK7Q2ZT' }, signal),
      await bookings.releaseBooking({ locator, order }, signal),
      await bookings.releaseBooking({ locator, order: null }, signal),
    ];
    return answers.map((answer) => (answer.ok ? 'given back' : answer.refusal));
  };
  expect([await answersTo('payment-underway'), await answersTo('proof-needed')]).toEqual([
    ['payment-underway', 'payment-underway', 'payment-underway'],
    ['given back', 'given back', 'given back'],
  ]);
});

test.each(['too-many-tries', 'document-not-found'] as const)(
  '[C-05] a boarding pass that is refused as %s is told so',
  async (refusal) => {
    const answer = await printCallsBy(refusedWith(refusal)).boardingPass('k'.repeat(43), signal);
    expect(answer.ok ? null : answer.refusal).toBe(refusal);
  },
);
