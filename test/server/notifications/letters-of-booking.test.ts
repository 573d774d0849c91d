import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lookupPathOf } from '#domain/shop/lookup-address.ts';
import { ticketAddresses } from '#domain/shop/ticket-addresses.ts';
import { day } from '#domain/values/durations.ts';
import { momentText } from '#i18n/moment-text.ts';
import { moneyText } from '#i18n/money-text.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import { wordsIn } from '#i18n/words.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { type SoldBooking, sellBooking } from '../../support/shop/sold-booking.ts';
import { newAddress, postTo } from '../../support/shop/visitors.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
});
afterAll(() => shop.end());

const lettersAbout = ({ locator }: SoldBooking) =>
  shop.open.app.db
    .selectFrom('letter')
    .select(['recipient', 'subject', 'text'])
    .where('subject', 'like', `%${locator}%`)
    .execute();

const tickets = (sold: SoldBooking, cookie = sold.cookie, email?: string) =>
  postTo(shop, '/mc/notifications/send-email', { pnr: sold.locator, email }, { cookie });

const request = (sold: SoldBooking, description: string) =>
  postTo(
    shop,
    '/mc/notifications/request-form-send-email',
    { pnr: sold.locator, subject: 'Rampa', description, email: 'relay@example.net' },
    { cookie: sold.cookie },
  );

describe('[C-05] letters that are asked for', () => {
  test('tickets go to whoever booked, whatever address is asked for', async () => {
    const sold = await sellBooking(shop);
    const { status, body } = await tickets(sold, sold.cookie, 'relay@example.net');
    expect([status, body]).toEqual([200, { sent: true }]);
    const posted = await lettersAbout(sold);
    expect(posted.map(({ recipient }) => recipient)).toEqual(['yolcu@example.com']);
  });

  test('[K-04] the total is of the tickets that are told: one that was given back counts no more', async () => {
    const sold = await sellBooking(shop, { tickets: [{}, { amount: 45_000 }] });
    const [first] = sold.numbers;
    const asked = { pnr: sold.locator, ticketNumbers: [first] };
    const path = '/crs/rail-booking/v2/ticket-cancellation-perform';
    expect((await postTo(shop, path, asked, { cookie: sold.cookie })).status).toBe(200);
    await tickets(sold);
    const words = wordsIn('tr', wholeCatalogue('tr'));
    const subject = words.say('letter.tickets.subject', { locator: sold.locator });
    const letters = (await lettersAbout(sold)).filter((letter) => letter.subject === subject);
    const totals = letters.map(({ text }) => text.includes(`: ${moneyText(45_000, words)}\n`));
    expect([totals, letters[0]?.text.includes(moneyText(138_000, words))]).toEqual([[true], false]);
  });

  test('each journey is told whole: its train, whence and whither, when, and the place', async () => {
    const { railway, clock, settings } = shop.open.app;
    const departure = clock.now() + 9 * day;
    const boarding_code = 'k'.repeat(43);
    const sold = await sellBooking(shop, { tickets: [{ seat: '5C', departure, boarding_code }] });
    await tickets(sold);
    const words = wordsIn('tr', wholeCatalogue('tr'));
    const { say } = words;
    const { page, file } = ticketAddresses(boarding_code);
    const journey = say('letter.tickets.journey', {
      train: railway.network().trains[1]?.name ?? '',
      from: 'Ankara Gar',
      to: 'İstanbul (Söğütlüçeşme)',
      departure: momentText(departure, words),
      place: say('letter.tickets.seat', { coach: '2', seat: '5C' }),
    });
    const ways = [
      say('letter.tickets.pass', { link: `${settings.origin}${page}` }),
      say('letter.tickets.file', { link: `${settings.origin}${file}` }),
    ];
    const facts = {
      locator: sold.locator,
      journeys: [journey, ...ways].join('\n'),
      amount: moneyText(93_000, words),
      link: `${settings.origin}${lookupPathOf(sold.locator)}`,
    };
    expect((await lettersAbout(sold)).map(({ text }) => text)).toEqual([say('letter.tickets.text', facts)]);
  });

  test('stations are named in the language the booking was made in', async () => {
    const sold = await sellBooking(shop);
    await shop.open.app.db
      .updateTable('booking')
      .set({ language: 'fa' })
      .where('locator', '=', sold.locator)
      .execute();
    await tickets(sold);
    const [letter] = await lettersAbout(sold);
    expect(letter?.text).toContain('آنکارا (ایستگاه مرکزی)');
  });

  test('what a request says goes to the operator; whoever booked is told only that there is one', async () => {
    const sold = await sellBooking(shop);
    expect((await request(sold, 'Ankara garında rampa gerekiyor')).status).toBe(200);
    const posted = await lettersAbout(sold);
    const to = (recipient: string) => posted.find((letter) => letter.recipient === recipient)?.text;
    expect(posted).toHaveLength(2);
    expect(to('yardim@localhost')).toContain('Ankara garında rampa gerekiyor');
    expect(to('yardim@localhost')).toContain('yolcu@example.com');
    expect(to('yolcu@example.com')).toContain(sold.locator);
    expect(to('yolcu@example.com')).not.toMatch(/rampa/i);
  });

  test.each(['active', 'cancelled'] as const)(
    'nobody is written to about a booking that was not paid for, and is %s',
    async (status) => {
      const sold = await sellBooking(shop);
      const { db } = shop.open.app;
      await db.deleteFrom('ticket').where('locator', '=', sold.locator).execute();
      await db.updateTable('booking').set({ status }).where('locator', '=', sold.locator).execute();
      const answer = await request(sold, 'Kazandınız! https://evil.example');
      expect([answer.status, answer.body.type]).toEqual([400, 'document-not-found']);
      expect(await lettersAbout(sold)).toEqual([]);
    },
  );

  test('nobody has letters sent about the booking of another', async () => {
    const sold = await sellBooking(shop);
    const other = await sellBooking(shop);
    const answer = await tickets(sold, other.cookie);
    expect([answer.status, answer.body.type, await lettersAbout(sold)]).toEqual([403, 'proof-needed', []]);
  });

  test('a booking whose tickets hold no more has none to send', async () => {
    const sold = await sellBooking(shop, { tickets: [{ status: 'returned' }] });
    expect((await tickets(sold)).body.type).toBe('document-not-found');
  });

  test('five an hour, of either kind', async () => {
    const sold = await sellBooking(shop);
    const types: (string | undefined)[] = [];
    for (const round of [1, 2, 3, 4, 5, 6]) {
      types.push((await (round % 2 === 0 ? tickets(sold) : request(sold, 'Bir sorum var'))).body.type);
    }
    expect(types).toEqual([undefined, undefined, undefined, undefined, undefined, 'too-many-tries']);
    const own = (await lettersAbout(sold)).filter(({ recipient }) => recipient === 'yolcu@example.com');
    expect(own.length).toBe(5);
  });

  test('ten an hour to one recipient, whichever booking they are about; thirty from one address', async () => {
    const [toOne, fromOne] = [10, 30];
    const { db } = shop.open.app;
    const address = newAddress();
    const sendTo = async (email: string): Promise<string | undefined> => {
      const sold = await sellBooking(shop);
      await db
        .updateTable('booking')
        .set({ contact_email: email })
        .where('locator', '=', sold.locator)
        .execute();
      const asked = { pnr: sold.locator, description: 'Bir sorum var' };
      const headers = { cookie: sold.cookie, ...address };
      return (await postTo(shop, '/mc/notifications/request-form-send-email', asked, headers)).body.type;
    };
    const types: (string | undefined)[] = [];
    for (let each = 0; each <= toOne; each += 1) types.push(await sendTo('bir@example.com'));
    expect(types).toEqual([...Array.from({ length: toOne }, () => undefined), 'too-many-tries']);
    for (let each = toOne; each < fromOne; each += 1) {
      expect(await sendTo(`yolcu-${each}@example.com`)).toBe(undefined);
    }
    expect(await sendTo('son@example.com')).toBe('too-many-tries');
  });
});
