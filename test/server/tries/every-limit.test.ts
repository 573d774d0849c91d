import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { resetWorld } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { askerOf, limitedBy, limitsIn } from './limited-calls.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
});
beforeEach(() => resetWorld(shop));
afterAll(() => shop.end());

/** How often whoever means nothing in particular is heard by a call, until the time it counts in is over. */
const limits = limitsIn(`
5: open-payment add-wallet-card generate-wallet-token pay-with-miles legacy-reservation-to-sale
5: issue-ticket-3D
9: log-in
10: take-over-kept-flow hand-over-kept-flow search-open-tickets find-open-tickets-of-booking
10: find-open-ticket permi-check legacy-query-open-ticket get-reservation
10: get-reservation-single-shot send-booking-link rental-order-link
20: keep-picture apply-promotion remove-promotion rental-promotion-activate
20: rental-promotion-deactivate open-booking-link agree-to-seatmate
30: begin-eid get-pdf get-multiple-pdf generate-pdf verify-citizenship-multi cancel-seat-alarm reserve-places
30: tell-recording read-flow-ways support-booking find-at-counter correct-at-counter
30: subscription-purchases-create ticket-change-perform-3d extra-services-perform-3d
40: read-password-link
60: tell-flow-facts tell-flow-events show-boarding-calendar show-boarding-pass verify-citizenship verify-tckimlik
60: rental-list rental-order-payment
120: ask-payment
600: create-pnr
`);
const limited = limitedBy(limits);

test('every limit that is written out here is one of a call that may say so', () => {
  expect(limited.map(({ name }) => name).toSorted()).toEqual([...limits.keys()].toSorted());
});

test.each(limited)(
  '$name hears one network $most times, and then no more, from whichever of its addresses it is asked',
  async ({ name, most, operation }) => {
    const ask = await askerOf(shop, operation);
    const network = `2001:db8:${limited.findIndex((each) => each.name === name)}:7`;
    for (let time = 1; time <= most; time += 1) {
      expect([time, await ask(`${network}::${time.toString(16)}`)]).not.toEqual([time, 'too-many-tries']);
    }
    expect(await ask(`${network}:1:2:3:4`)).toBe('too-many-tries');
  },
  120_000,
);
