import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookedPair, startsAt } from '#machines/kit/booked-sample.ts';
import { servedTicketsOf } from '#panels/extra-services/extra-services.flow.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { sellBooking } from '#test/support/sold-booking.ts';
import { postTo } from '#test/support/visitors.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
});
afterAll(() => shop.end());

const ramp = 2;

/** A past ticket is kept as a valid one whose train has arrived. */
const keptAs = [
  ['valid', { status: 'valid' }],
  ['past', { status: 'valid', departure: 1, arrival: 2 }],
  ['used', { status: 'used' }],
  ['returned', { status: 'returned' }],
  ['changed', { status: 'changed' }],
  ['converted-to-open', { status: 'converted-to-open' }],
  ['institution-refund', { status: 'institution-refund' }],
  ['invalid', { status: 'invalid' }],
] as const;

const saidOf = async (kept: (typeof keptAs)[number][1], how: string, more: object = {}) => {
  const { cookie, locator, numbers } = await sellBooking(shop, { tickets: [kept] });
  const extras = numbers.map((ticketNumber) => ({ ticketNumber, ssrId: ramp }));
  const path = `/crs/rail-booking/v2/extra-services-${how}`;
  const { status, body } = await postTo(shop, path, { pnr: locator, extras, ...more }, { cookie });
  return status === 200 ? 'sold' : body.type;
};

test.each(keptAs)(
  '[S-18] services for a ticket that is %s: the server sells them, told and done, when the page offers them',
  async (status, kept) => {
    const isOffered = servedTicketsOf(bookedPair(status, 'returned'), startsAt).length > 0;
    const verdict = isOffered ? 'sold' : 'service-unknown';
    const said = [await saidOf(kept, 'simulation'), await saidOf(kept, 'perform-3D', { amountDue: 0 })];
    expect([isOffered, ...said]).toEqual([status === 'valid', verdict, verdict]);
  },
);
