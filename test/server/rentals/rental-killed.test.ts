import { Client } from 'pg';
import { expect, inject, test } from 'vitest';
import { hour } from '#domain/values/durations.ts';
import { chanceOf } from '#machines/kit/walk/chance.ts';
import { inTheLongRun } from '#test/support/in-the-long-run.ts';
import { over, postmasterIn, start } from '../../support/shop/built-server.ts';
import { buyersOf } from '../../support/shop/buyers.ts';
import { placesAt } from '../../support/shop/killed-shop.ts';
import { pause } from '../../support/shop/pause.ts';
import { soonestMonday } from '../../support/shop/rented-car.ts';
import { rentOnce } from '../../support/shop/renters.ts';
import { temporaryFolder } from '../../support/shop/temporary-folder.ts';

const timeout = 240_000;
const kills = inTheLongRun(8, 2);
const rentersEach = 8;

/** Each question names what must not be; a row it gives is a fault. */
const questions: Readonly<Record<string, string>> = {
  'a rental is paid and its car is not confirmed': `select number from rental_order where status = 'booked'
    and not exists (select 1 from supplier_rental where key = number and state = 'confirmed')`,
  'a car is confirmed and nobody has paid': `select key from supplier_rental where state = 'confirmed'
    and not exists (select 1 from rental_order where number = key and status = 'booked')`,
  'money stands for a car nobody has': `select payment from money_movement where kind = 'ticketed'
    group by payment having sum(amount) <> coalesce((
      select sum(amount) from rental_order where status = 'booked' and rental_order.payment = money_movement.payment), 0)`,
  'a rental was charged twice': `select locator from bank_payment where captured > returned
    group by locator having count(*) > 1`,
  'the books do not balance': `select payment from money_movement group by payment
    having sum(case kind when 'captured' then amount else -amount end) <> 0`,
  'a letter was not written, or twice': `select contact_email from rental_order where status = 'booked'
    and (select count(*) from letter where recipient = contact_email) <> 1`,
  'a payment has not come to rest': `select id, port from settlement where not at_rest`,
};

const faultsIn = async (url: string) => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const found: string[] = [];
    for (const [says, question] of Object.entries(questions)) {
      const { rows } = await client.query(question);
      found.push(...rows.map((row) => `${says}: ${JSON.stringify(row)}`));
    }
    const { rows } = await client.query<{ number: string }>(
      `select number from rental_order where status = 'booked'`,
    );
    return { found, booked: new Set(rows.map(({ number }) => number)) };
  } finally {
    await client.end();
  }
};

test(
  'kill -9 of the server while cars are rented: who was told has a car, nobody pays twice or for nothing',
  async () => {
    const folder = await temporaryFolder();
    const settings = { PROXIES: '1', BANK_PORT: '0' };
    const chance = chanceOf(inject('seed'));
    const buyers = buyersOf(inject('seed'));
    let running = await start(folder, settings);
    let places = await placesAt(running.origin);
    const pickUpAt = soonestMonday(Date.now()) + 10 * hour;
    const wish = {
      pickUpOffice: 'ankara',
      dropOffOffice: 'ankara',
      pickUpAt,
      dropOffAt: pickUpAt + 48 * hour,
    };
    const renting: ReturnType<typeof rentOnce>[] = [];
    for (let kill = 0; kill < kills; kill += 1) {
      for (let renter = 0; renter < rentersEach; renter += 1) {
        renting.push(rentOnce(() => places, buyers(), wish, kill * rentersEach + renter));
      }
      await pause(40 + chance() * 260);
      await over(running.process, 'SIGKILL');
      running = await start(folder, settings);
      places = await placesAt(running.origin);
    }
    const rented = await Promise.all(renting);
    const { found, booked } = await faultsIn((await postmasterIn(folder)).url);
    expect(found).toEqual([]);
    const confirmed = rented.filter(({ refusal }) => refusal === null);
    expect(confirmed.filter(({ number }) => !booked.has(number))).toEqual([]);
    expect([confirmed.length, booked.size > 0]).toEqual([booked.size, true]);
  },
  timeout,
);
