import { expect, test } from 'vitest';
import type { RegistrationDraft } from '#domain/member/registration.ts';
import { browserClient } from '#test/support/browser-client.ts';
import { ayse } from '#test/support/members.ts';
import { citizen, foreigner, keptOf, registers } from '#test/support/registrations.ts';
import { corrects, recordsIn, registeredBy, seeks } from '../../support/server/at-counter.ts';
import { counterOfThisFile } from '../../support/server/counter-of-this-file.ts';
import { codeMailedTo } from '../../support/server/letters.ts';
import { readOutcome } from '../../support/sold/read-outcome.ts';

const { shop, support } = counterOfThisFile();

const wanted = 'ortak@example.com';
const waiting: RegistrationDraft = { ...foreigner, email: wanted };

/** What support gives a customer who stands at the counter. */
const gives = async (id: number, lastName: string, change: Partial<RegistrationDraft>) => {
  const [record] = await recordsIn(await seeks(support(), { by: 'member', number: String(id), lastName }));
  if (record === undefined) throw new Error(`Nobody was found under ${id}.`);
  const draft = { ...record.draft, ...change, contract: 'accepted' } as const;
  return corrects(shop(), { id, version: record.version, draft }, support());
};

const registerWithoutEmail = () => registeredBy(support(), { draft: { ...citizen, email: '' } });

const resets = async (code: string) =>
  readOutcome(
    await browserClient(shop()).post('/mc/users/reset-password', { code, newPassword: 'Erciyes3917' }),
  );

const personsOf = (id: number) =>
  shop()
    .open.app.db.selectFrom('customer_private')
    .innerJoin('customer', 'customer.id', 'customer_private.customer_id')
    .select('passport_no')
    .where('customer.user_id', '=', id)
    .execute();

test('[S-08] an e-mail that waits for its activation goes over to the customer at the counter, and who waited is gone', async () => {
  const { db } = shop().open.app;
  await registers(browserClient(shop()), waiting);
  const before = await codeMailedTo(shop(), wanted);
  const other = await db
    .selectFrom('user_account')
    .select('id')
    .where('email_key', '=', wanted)
    .executeTakeFirstOrThrow();
  const id = await registerWithoutEmail();
  const answer = await gives(id, citizen.lastName, { email: wanted });
  expect([answer.status, await answer.json()]).toEqual([200, { isMailed: true }]);
  expect(
    (await keptOf(shop(), wanted)).map(({ last_name, citizenship_no }) => [last_name, citizenship_no]),
  ).toEqual([['ÇELİK', citizen.identityNumber]]);
  expect([await resets(before), await personsOf(other.id)]).toEqual([[400, 'link-used-or-old'], []]);
  const rows = await db.selectFrom('user_account').select('id').where('id', '=', other.id).execute();
  expect(rows).toEqual([]);
  const actions = await db
    .selectFrom('audit_entry')
    .select(['deed', 'subject_user_id'])
    .where('deed', '=', 'registration-ended-by-staff')
    .execute();
  expect(actions).toEqual([{ deed: 'registration-ended-by-staff', subject_user_id: other.id }]);
});

test('[S-08] the e-mail of an active member is refused as before, and nobody is gone', async () => {
  const id = await registerWithoutEmail();
  const before = await keptOf(shop(), ayse);
  expect(await readOutcome(await gives(id, citizen.lastName, { email: ayse }))).toEqual([409, 'email-taken']);
  expect(await keptOf(shop(), ayse)).toEqual(before);
});

test('[S-08] a correction that is refused leaves whoever waits as they are', async () => {
  await registers(browserClient(shop()), waiting);
  const before = await keptOf(shop(), wanted);
  const id = await registerWithoutEmail();
  const other = {
    ...foreigner,
    nationality: 'turkish',
    identityNumber: '60000000028',
    email: 'a@example.com',
  } as const;
  await registeredBy(support(), { draft: other });
  const refusal = await gives(id, citizen.lastName, { email: wanted, identityNumber: '60000000028' });
  expect(await readOutcome(refusal)).toEqual([409, 'identity-taken']);
  expect(await keptOf(shop(), wanted)).toEqual(before);
});
