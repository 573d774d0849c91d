import { expect, test } from 'vitest';
import { simulateExtras } from '#contract/tickets/extras.ts';
import { changeCallsBy } from '#gateway/tickets/change-calls.ts';
import { extrasCallsBy } from '#gateway/tickets/extras-calls.ts';
import type { Gateway } from '#gateway/wire/gateway.ts';
import { answeredWith, refusedWith } from '../../support/server/answered-with.ts';

const { signal } = new AbortController();
const [locator, key] = ['AB34CD', 'key-of-a-press'];
const priced = (amountDue: number) => ({
  pnr: locator,
  extras: [{ ticketNumber: '1', ssrId: 6, code: 'MEAL', price: amountDue }],
  amountDue,
  currency: 'TRY',
});
const had = answeredWith({
  ...priced(0),
  ticketed: true,
  orderNumber: null,
  orderDeadline: null,
  enrollReference: null,
  paymentAuthRequest: null,
});

/** A server that tells the price so, and sells so. */
const selling = (quoting: Gateway): Gateway => ({
  ...had,
  call: (endpoint, body, until) =>
    (endpoint.name === simulateExtras.name ? quoting : had).call(endpoint, body, until),
});

const order = (quoting: Gateway) =>
  extrasCallsBy(selling(quoting)).order(
    { locator, extras: [{ ticket: '1', extra: 6 }], agreed: null, key },
    signal,
  );

const extras = (price: number) => [{ ticket: '1', extra: 6, price }];

test.each([
  ['that costs nothing is had at once', answeredWith(priced(0)), { kind: 'had', extras: extras(0), due: 0 }],
  [
    'that is had already is told again',
    refusedWith('service-unknown'),
    { kind: 'had', extras: extras(0), due: 0 },
  ],
  [
    'that costs something is told first',
    answeredWith(priced(150)),
    { kind: 'quoted', extras: extras(15_000), due: 15_000 },
  ],
])('[S-18] a service %s', async (_, quoting, value) => {
  expect(await order(quoting)).toEqual({ ok: true, value });
});

test('[E-13] a service for a ticket nobody knows is not asked for', async () => {
  expect(await order(refusedWith('ticket-unknown'))).toEqual({
    ok: false,
    refusal: 'ticket-unknown',
    message: null,
  });
});

const simulated = (lost: object) => ({
  pnr: locator,
  tickets: [],
  amountDue: 0,
  refundAmount: 0,
  openTicketAmount: 40,
  ...lost,
  currency: 'TRY',
});

test.each([
  ['is told', { lostAmount: 12.5 }, 1_250],
  ['and of which the server does not tell is nothing', {}, 0],
])('[S-18] what is lost with a change %s', async (_, lost, expected) => {
  const calls = changeCallsBy(answeredWith(simulated(lost)));
  expect(await calls.simulateChange({ locator, changes: [] }, signal)).toEqual({
    ok: true,
    value: { tickets: [], due: 0, inMoney: 0, inOpenTicket: 4_000, lost: expected },
  });
});
