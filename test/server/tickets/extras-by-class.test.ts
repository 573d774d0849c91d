import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reservation } from '#contract/bookings/reservation.ts';
import { understood } from '#contract/wire/on-wire.ts';
import { extras } from '#domain/booking/extras.ts';
import { heldTicketsOf } from '#domain/booking/held-tickets.ts';
import { type CabinClass, cabinClasses } from '#domain/values/cabin-class.ts';
import { barredFor } from '#panels/extra-services/extra-services.flow.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { publishByHand } from '../../support/server/published-by-hand.ts';
import { type SoldBooking, sellBooking } from '../../support/shop/sold-booking.ts';
import { postTo } from '../../support/shop/visitors.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
});
afterAll(() => shop.end());

const rail = '/crs/rail-booking/v2';
const all = extras.map(({ id }) => id);
const codesOf = (ids: readonly number[]) =>
  extras.filter(({ id }) => ids.includes(id)).map(({ code }) => code);

/** What is published of every class, one after the other, and which extras it then sells. */
const published = [
  ['nothing was ever published', null, all],
  ['every other extra is', [1, 3, 5], [1, 3, 5]],
  ['the meal alone is', [6], [6]],
  ['none is', [], []],
  ['the class is no longer sold', 'deleted', []],
] as const;

const publish = async (cabinClass: CabinClass, listed: (typeof published)[number][1]) => {
  if (listed === null) return;
  const fields = listed === 'deleted' ? null : { additionalServices: codesOf(listed) };
  await publishByHand(shop, 'cabin-classes', cabinClass, fields);
};

/** Which extras the page offers, by what the booking is told with. */
const offeredBy = async ({ locator, cookie }: SoldBooking): Promise<readonly number[]> => {
  const asked = { locator, lastName: 'YILMAZ' };
  const { body } = await postTo(shop, `${rail}/get-reservation-single-shot`, asked, { cookie });
  const read = understood(reservation, body);
  const [held] = read.ok ? heldTicketsOf(read.value) : [];
  if (held === undefined) throw new Error('The booking is not told.');
  return all.filter((extra) => barredFor(held, extra, shop.open.app.clock.now()) === null);
};

/** Which extras the server sells, told and laid down as an order or had at once. */
const soldBy = async (how: string, { locator, cookie, numbers }: SoldBooking): Promise<readonly number[]> => {
  const sold: number[] = [];
  for (const { id, price } of extras) {
    const wanted = {
      pnr: locator,
      extras: [{ ticketNumber: numbers[0], ssrId: id }],
      amountDue: price / 100,
    };
    const { status, body } = await postTo(shop, `${rail}/extra-services-${how}`, wanted, { cookie });
    const isSold = status === 200 || body.type === 'amount-differs';
    if (isSold) sold.push(id);
    expect([isSold, body.type]).toEqual([isSold, isSold ? undefined : 'service-unknown']);
  }
  return sold;
};

describe.each(published)('[S-18] [F-13] extras of a class of which %s', (_, listed, sold) => {
  test.each(cabinClasses)(
    '%s: the page offers what the server sells, and nothing else',
    async (cabinClass) => {
      await publish(cabinClass, listed);
      await shop.open.app.railway.newest();
      const booking = await sellBooking(shop, { tickets: [{ cabin_class: cabinClass }] });
      const offered = await offeredBy(booking);
      const verdicts = [offered, await soldBy('simulation', booking), await soldBy('perform-3D', booking)];
      expect(verdicts).toEqual([sold, sold, sold]);
    },
  );
});
