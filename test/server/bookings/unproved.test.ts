import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { reservation } from '#contract/bookings/reservation.ts';
import { momentText } from '#i18n/moment-text.ts';
import { moneyText } from '#i18n/money-text.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import { wordsIn } from '#i18n/words.ts';
import { browserClient } from '#test/support/browser-client.ts';
import { hour, memberOf, minute, moveClock } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { letterAbout } from '#test/support/server/letters.ts';
import { bodyForOne, holdSeat } from '#test/support/shop/bookings.ts';
import { follow, followLetter, newestCodeFor } from '#test/support/shop/followed-link.ts';
import { newTraveller, payForReserved, reserving } from '#test/support/shop/reserving.ts';
import { newAddress } from '#test/support/shop/visitors.ts';
import { readOutcome } from '#test/support/sold/read-outcome.ts';

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
  onTestFinished(() => shop.end());
});

const extend = '/crs/rail-booking/v2/extend-reservation';
const find = '/crs/rail-booking/get-reservation';
const sendLink = '/crs/rail-booking/send-booking-link';

const booked = async (answer: Response) => z.decode(reservation, await answer.json());
const now = () => shop.open.app.clock.now();

const newReservation = async (
  passenger: Readonly<Record<string, unknown>> = {},
  headers = {},
  lang = 'TR',
) => {
  const browser = browserClient(shop);
  const traveller = { ...newTraveller(), ...passenger };
  const { ride, held, body } = await bodyForOne(shop, { daysAhead: 20, passenger: traveller });
  const answer = await browser.post(reserving.reserve, { ...body, lang }, { ...newAddress(), ...headers });
  const made = await booked(answer);
  return { browser, ride, held, made, locator: made.locator, email: traveller.email };
};

const rowOf = (locator: string) =>
  shop.open.app.db
    .selectFrom('booking')
    .innerJoin('seat_hold', 'seat_hold.booking', 'booking.locator')
    .select(['booking.proven_at', 'booking.deadline', 'seat_hold.deadline as held'])
    .where('locator', '=', locator)
    .executeTakeFirstOrThrow();

describe('[S-14] [A-01] a guest’s reservation stands twenty minutes until its e-mail is proved', () => {
  test('unproved it falls after twenty minutes, its seat is free again, and its link says that it is over', async () => {
    const { browser, made, locator, ride, held } = await newReservation();
    expect([made.deadline - made.createdAt, made.awaitsProof]).toEqual([20 * minute, true]);
    const code = await newestCodeFor(shop, locator);
    await moveClock(shop, 20 * minute);
    expect((await holdSeat(shop, ride, held.seat)).seat).toBe(held.seat);
    const late = await booked(await follow(browser, code));
    expect([late.status, late.deadline, late.awaitsProof]).toEqual(['option-expired', made.deadline, false]);
  });

  test('whoever follows the link of the letter has it for its whole time, its seat with it', async () => {
    const { made, locator } = await newReservation();
    const elsewhere = browserClient(shop);
    const proved = await booked(await followLetter(shop, elsewhere, locator));
    expect([proved.deadline - made.createdAt, proved.awaitsProof, proved.mayAct]).toEqual([
      24 * hour,
      false,
      true,
    ]);
    const { deadline } = proved;
    const { proven_at: provedAt, ...ends } = await rowOf(locator);
    expect(ends).toEqual({ deadline, held: deadline });
    expect([provedAt !== null && provedAt >= made.createdAt && provedAt <= now()]).toEqual([true]);
    await moveClock(shop, 23 * hour);
    expect((await booked(await elsewhere.post(find, { locator }))).status).toBe('active');
    await moveClock(shop, hour);
    expect((await booked(await elsewhere.post(find, { locator }))).status).toBe('option-expired');
  });

  test('the link of another reservation, a spent one, an old one and an invented one prove nothing', async () => {
    const [mine, others] = [await newReservation(), await newReservation()];
    await followLetter(shop, mine.browser, others.locator);
    expect((await rowOf(mine.locator)).proven_at).toBe(null);
    const spent = await newestCodeFor(shop, others.locator);
    for (const code of [spent, 'i'.repeat(43)])
      expect(await readOutcome(await follow(mine.browser, code))).toEqual([400, 'link-used-or-old']);
    expect((await rowOf(mine.locator)).proven_at).toBe(null);
    const old = await newestCodeFor(shop, mine.locator);
    await moveClock(shop, 30 * minute);
    expect(await readOutcome(await follow(mine.browser, old))).toEqual([400, 'link-used-or-old']);
  });

  test('it is not extended before the proof, and as ever after it', async () => {
    const { browser, made, locator } = await newReservation();
    expect(await readOutcome(await browser.post(extend, { locator }))).toEqual([403, 'proof-needed']);
    expect((await rowOf(locator)).deadline).toBe(made.deadline);
    await followLetter(shop, browser, locator);
    const longer = await booked(await browser.post(extend, { locator }));
    expect([longer.deadline - made.createdAt, longer.extensions]).toEqual([48 * hour, 1]);
  });

  test('it is bought without a proof, and a sale asks for none', async () => {
    const { browser, locator } = await newReservation();
    expect(await payForReserved(shop, browser, locator)).toBe('ticketed');
    const { body } = await bodyForOne(shop, { daysAhead: 20, passenger: newTraveller() });
    const sale = await booked(await browserClient(shop).post(reserving.buy, body, newAddress()));
    expect([sale.deadline - sale.createdAt, sale.awaitsProof]).toEqual([10 * minute, false]);
  });

  test('a member’s stands its whole time at once', async () => {
    const { authorized } = await memberOf(shop);
    const { made, locator } = await newReservation({}, authorized);
    expect([made.deadline - made.createdAt, made.awaitsProof]).toEqual([24 * hour, false]);
    expect((await rowOf(locator)).proven_at).toBe(made.createdAt);
    expect(await newestCodeFor(shop, locator)).toBe('');
  });

  test('unproved ones count as well for whom they are, and are counted no more when they have fallen', async () => {
    const { email } = newTraveller();
    const outcomeOf = async () => {
      const { body } = await bodyForOne(shop, { daysAhead: 20, passenger: { ...newTraveller(), email } });
      const answer = await browserClient(shop).post(reserving.reserve, body, newAddress());
      return answer.ok ? 'reserved' : (await readOutcome(answer))[1];
    };
    expect([await outcomeOf(), await outcomeOf(), await outcomeOf()]).toEqual([
      'reserved',
      'reserved',
      'reserved-already',
    ]);
    await moveClock(shop, 20 * minute);
    expect(await outcomeOf()).toBe('reserved');
  });

  test('of ten who follow the link at once one proves it, and one letter says until when it stands', async () => {
    const { locator } = await newReservation();
    const code = await newestCodeFor(shop, locator);
    const answers = await Promise.all(Array.from({ length: 10 }, () => follow(browserClient(shop), code)));
    expect(answers.filter(({ ok }) => ok).length).toBe(1);
    expect((await letterAbout(shop, locator)).length).toBe(2);
  });

  test('an address that has not been proved gets the letter with the link alone, and six of them an hour', async () => {
    const { email } = newTraveller();
    const subjects = [];
    for (let at = 0; at < 6; at += 1) {
      const { browser, locator } = await newReservation({ email });
      await browser.post(reserving.cancel, { locator });
      subjects.push((await letterAbout(shop, locator)).length);
    }
    expect(subjects).toEqual([1, 1, 1, 1, 1, 1]);
    const { body } = await bodyForOne(shop, { daysAhead: 20, passenger: { ...newTraveller(), email } });
    const over = await browserClient(shop).post(reserving.reserve, body, newAddress());
    expect([Number(over.headers.get('retry-after')) > 0, await readOutcome(over)]).toEqual([
      true,
      [429, 'too-many-tries'],
    ]);
  });

  test('a reservation that is refused uses up none of its letters', async () => {
    const traveller = newTraveller();
    const { browser, locator } = await newReservation(traveller);
    for (let at = 0; at < 6; at += 1) {
      const { body } = await bodyForOne(shop, { daysAhead: 20, passenger: traveller });
      const answer = await browserClient(shop).post(reserving.reserve, body, newAddress());
      expect((await readOutcome(answer))[1]).toBe('reserved-already');
    }
    await browser.post(reserving.cancel, { locator });
    expect((await newReservation(traveller)).made.awaitsProof).toBe(true);
  });

  test.each([
    ['TR', 'tr'],
    ['EN', 'en'],
    ['FA', 'fa'],
  ] as const)(
    'in %s the letter says what to do and until when, and so does the one asked for again',
    async (lang, language) => {
      const { browser, locator, made } = await newReservation({}, {}, lang);
      const words = wordsIn(language, wholeCatalogue(language));
      await browser.post(sendLink, { locator, lastName: 'YILMAZ' }, newAddress());
      const letters = await letterAbout(shop, locator);
      const links = letters.map(({ text }) => /https?:\S+/.exec(text)?.[0] ?? '');
      expect(new Set(links).size).toBe(2);
      const facts = {
        locator,
        until: momentText(made.deadline, words),
        option: momentText(made.createdAt + 24 * hour, words),
        amount: moneyText(made.amount, words),
      };
      expect(letters).toEqual(
        links.map((link) => ({
          language,
          text: words.say('letter.reserved-unproved.text', { ...facts, link }),
        })),
      );
      await followLetter(shop, browser, locator);
      const [, , kept] = await letterAbout(shop, locator);
      expect(kept?.text).toContain(facts.option);
    },
  );
});
