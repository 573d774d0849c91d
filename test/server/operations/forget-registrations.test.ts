import { expect, test } from 'vitest';
import { day } from '#domain/values/durations.ts';
import { forgetOld } from '#server/office/operations/forget-old.ts';
import { browserClient } from '#test/support/browser-client.ts';
import { hour, moveClock } from '#test/support/members.ts';
import { citizen, companyOfTest, foreigner, registers } from '#test/support/registrations.ts';
import { registeredBy } from '../../support/server/at-counter.ts';
import { counterOfThisFile } from '../../support/server/counter-of-this-file.ts';
import { codeMailedTo } from '../../support/server/letters.ts';

const { shop, support } = counterOfThisFile();

const everybody = async () => {
  const { db } = shop().open.app;
  const accounts = await db.selectFrom('user_account').select('email').orderBy('id').execute();
  const [customers, persons] = [
    await db.selectFrom('customer').select('id').execute(),
    await db.selectFrom('customer_private').select('customer_id').execute(),
  ];
  return [accounts.map(({ email }) => email), customers.length, persons.length];
};

const forgets = async () => {
  const { db, clock } = shop().open.app;
  const proofs = await forgetOld(db, clock.now());
  return proofs
    .filter(({ subject }) => ['user_account', 'customer', 'customer_private'].includes(subject))
    .map(({ forgotten, left_over }) => [forgotten, left_over]);
};

const none = [
  [0, 0],
  [0, 0],
  [0, 0],
];
const one = [
  [1, 0],
  [1, 0],
  [1, 0],
];

test('[S-07] who registered and never activated goes after seven days, papers and all, and the e-mail is free', async () => {
  const before = await everybody();
  await registers(browserClient(shop()), citizen);
  const kept = await everybody();
  await moveClock(shop(), 7 * day - hour);
  expect([await forgets(), await everybody()]).toEqual([none, kept]);
  await moveClock(shop(), 2 * hour);
  expect([await forgets(), await everybody()]).toEqual([one, before]);
  expect(await forgets()).toEqual(none);
});

test('[S-07] who registered anew, or asked for a link again, is kept from then on', async () => {
  await registers(browserClient(shop()), citizen);
  await registers(browserClient(shop()), foreigner);
  await moveClock(shop(), 8 * day - hour);
  await registers(browserClient(shop()), citizen);
  await browserClient(shop()).post('/mc/users/reset-password-generate-code', { username: foreigner.email });
  const kept = await everybody();
  await moveClock(shop(), day);
  expect([await forgets(), await everybody()]).toEqual([none, kept]);
  await moveClock(shop(), hour);
  expect(await forgets()).toEqual(one);
  await moveClock(shop(), 6 * day);
  expect(await forgets()).toEqual(one);
});

test('[S-07] an active member, and whoever support has registered, with an e-mail or without, stays', async () => {
  await registers(browserClient(shop()), citizen);
  const code = await codeMailedTo(shop(), citizen.email);
  await browserClient(shop()).post('/mc/users/reset-password', { code, newPassword: 'Erciyes3917' });
  await registeredBy(support(), { draft: { ...foreigner, email: '' } });
  await registeredBy(support(), { draft: companyOfTest });
  const kept = await everybody();
  await moveClock(shop(), 300 * day);
  expect([await forgets(), await everybody()]).toEqual([none, kept]);
});
