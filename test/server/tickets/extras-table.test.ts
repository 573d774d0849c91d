import { afterAll, beforeAll, expect, test } from 'vitest';
import type { HeldTicket } from '#domain/booking/held-tickets.ts';
import { bookedPair, startsAt } from '#machines/samples/booked-sample.ts';
import { hadBy, hasDeparted, shownTicketsOf } from '#panels/extra-services/extra-services.flow.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { sellBooking } from '../../support/shop/sold-booking.ts';
import { postTo } from '../../support/shop/visitors.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
});
afterAll(() => shop.end());

const ramp = 2;

/** A past ticket is kept as a valid one whose train has arrived; a departed one is on its way. */
const keptAs = [
  ['valid', { status: 'valid' }],
  ['past', { status: 'valid', departure: 1, arrival: 2 }],
  ['used', { status: 'used' }],
  ['returned', { status: 'returned' }],
  ['changed', { status: 'changed' }],
  ['converted-to-open', { status: 'converted-to-open' }],
  ['institution-refund', { status: 'institution-refund' }],
  ['invalid', { status: 'invalid' }],
  ['unissued', { status: 'unissued' }],
  ['departed', { status: 'valid', departure: 1, arrival: Number.MAX_SAFE_INTEGER }],
  ['already had', { status: 'valid' }],
] as const;

type TicketState = (typeof keptAs)[number][0];

const sold = async (state: TicketState, kept: (typeof keptAs)[number][1], how: string, more: object = {}) => {
  const { cookie, locator, numbers } = await sellBooking(shop, { tickets: [kept] });
  const extras = numbers.map((ticketNumber) => ({ ticketNumber, ssrId: ramp }));
  const ask = (path: string, also: object) =>
    postTo(
      shop,
      `/crs/rail-booking/v2/extra-services-${path}`,
      { pnr: locator, extras, ...also },
      { cookie },
    );
  if (state === 'already had') await ask('perform-3D', { amountDue: 0 });
  const { status, body } = await ask(how, more);
  return status === 200 ? 'sold' : body.type;
};

const shownAs = (state: TicketState): readonly HeldTicket[] => {
  const isValid = state === 'departed' || state === 'already had';
  const { passengers, ...booking } = bookedPair(isValid ? 'valid' : state, 'returned');
  const extras = state === 'already had' ? [{ id: ramp, amount: 0 }] : [];
  const departure = state === 'departed' ? startsAt : startsAt + 1;
  const shown = passengers.map((passenger) => ({
    ...passenger,
    tickets: passenger.tickets.map((tickets) => tickets.map((each) => ({ ...each, departure, extras }))),
  }));
  return shownTicketsOf({ ...booking, passengers: shown }, startsAt);
};

test.each(keptAs)(
  '[S-18] services for a ticket that is %s: the server sells them, told and done, when the page offers them',
  async (state, kept) => {
    const rows = shownAs(state).filter((row) => !hasDeparted(row, startsAt));
    const isOffered = rows.length > hadBy(rows, ramp, startsAt).length;
    const verdict = isOffered ? 'sold' : 'service-unknown';
    const results = [
      await sold(state, kept, 'simulation'),
      await sold(state, kept, 'perform-3D', { amountDue: 0 }),
    ];
    expect([isOffered, ...results]).toEqual([state === 'valid', verdict, verdict]);
  },
);

test('[S-18] a ticket whose train has departed, and a service that is had, are shown as such', () => {
  const [departed, had] = [shownAs('departed'), shownAs('already had')];
  expect([departed.map((row) => hasDeparted(row, startsAt)), hadBy(had, ramp, startsAt)]).toEqual([
    [true],
    had,
  ]);
});
