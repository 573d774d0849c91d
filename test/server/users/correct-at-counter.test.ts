import { expect, test } from 'vitest';
import { sendPasswordLink } from '#contract/members/users.ts';
import type { CustomerSought } from '#domain/member/customer-at-counter.ts';
import type { RegistrationDraft } from '#domain/member/registration.ts';
import { silentFor } from '#server/counterparts/identity-register/simulated-register.ts';
import { browserClient } from '#test/support/browser-client.ts';
import {
  ayse,
  company,
  type LoggedInClient,
  memberOf,
  minute,
  moveClock,
  rightPassword,
  staff,
} from '#test/support/members.ts';
import { citizen, keptOf } from '#test/support/registrations.ts';
import {
  corrects,
  recordsIn,
  registeredBy,
  type SentCorrection,
  seeks,
} from '../../support/server/at-counter.ts';
import { counterOfThisFile } from '../../support/server/counter-of-this-file.ts';
import { codeMailedTo, lettersTo } from '../../support/server/letters.ts';
import { heardByRole, onlySupport } from '../../support/sold/heard-by-role.ts';
import { readOutcome } from '../../support/sold/read-outcome.ts';

const { shop, support } = counterOfThisFile();

const corrected = (sent: SentCorrection, by: LoggedInClient = support()) => corrects(shop(), sent, by);

const noEmail: RegistrationDraft = { ...citizen, email: '' };
const byNumber: CustomerSought = { by: 'identity', number: citizen.identityNumber, lastName: 'çelik' };

/** The record of a customer as support reads it. */
const recordOf = async (id: number, lastName: string) => {
  const [record] = await recordsIn(await seeks(support(), { by: 'member', number: String(id), lastName }));
  if (record === undefined) throw new Error(`Nobody was found under ${id}.`);
  return record;
};

const corrections = () =>
  shop()
    .open.app.db.selectFrom('audit_entry')
    .select(['actor_user_id', 'subject_user_id', 'fields'])
    .where('deed', '=', 'customer-corrected-by-staff')
    .execute();

const everybody = async () => {
  const { db } = shop().open.app;
  return [
    await db.selectFrom('user_account').selectAll().orderBy('id').execute(),
    await db.selectFrom('customer').selectAll().orderBy('id').execute(),
    await db.selectFrom('customer_private').selectAll().orderBy('customer_id').execute(),
  ];
};

test('[S-08] support finds and corrects, and nobody else: not an editor, not an approver, not a member, not a guest', async () => {
  const id = await registeredBy(support(), { draft: noEmail });
  const guest = { client: browserClient(shop()), authorized: {}, token: '' };
  const found = await heardByRole(
    shop(),
    (caller) => seeks(caller, byNumber),
    () => seeks(guest, byNumber),
  );
  const sent = { id, draft: { ...noEmail, phone: '0532 123 45 68' } };
  const heard = await heardByRole(
    shop(),
    (caller) => corrected(sent, caller),
    () => corrected(sent, guest),
  );
  expect([found, heard]).toEqual([onlySupport, onlySupport]);
  expect(await corrections()).toEqual([{ actor_user_id: 1005, subject_user_id: id, fields: 'phone' }]);
});

test('[E-04] an account of the staff, an ended membership and a number nobody has are corrected by nobody', async () => {
  const { db, clock } = shop().open.app;
  await db.updateTable('user_account').set({ ended_at: clock.now() }).where('id', '=', 1_003).execute();
  const before = await everybody();
  for (const id of [1_005, 1_006, 1_003, 77_777]) {
    const answer = await corrected({ id, draft: { ...citizen, email: 'ele.gecir@example.com' } });
    expect([id, await readOutcome(answer)]).toEqual([id, [400, 'customer-unknown']]);
  }
  expect([await everybody(), await corrections()]).toEqual([before, []]);
});

test('[E-04] who becomes staff, or ends the membership, while the register is asked is not corrected any more', async () => {
  const { db } = shop().open.app;
  for (const change of [{ role: 'staff' }, { role: 'member', ended_at: 1 }] as const) {
    const id = await registeredBy(support(), { draft: { ...citizen, email: `${change.role}@example.com` } });
    await shop().open.world?.carryOut({
      do: 'meet',
      name: 'identity-register',
      with: { kind: 'hold' },
      times: 1,
    });
    const asked = corrected({ id, draft: { ...citizen, firstName: 'Işıl', email: 'ele.gecir@example.com' } });
    const { id: parked } = await (await shop().ask('/world/parked?name=identity-register')).json();
    await db.updateTable('user_account').set(change).where('id', '=', id).execute();
    const before = await everybody();
    await shop().open.world?.carryOut({ do: 'release', id: parked, with: { kind: 'pass' } });
    expect([await readOutcome(await asked), await everybody()]).toEqual([[409, 'customer-changed'], before]);
  }
  expect(await corrections()).toEqual([]);
});

test('[V-08] the day on which the contract was accepted stays', async () => {
  const id = await registeredBy(support(), { draft: noEmail });
  const days = () =>
    shop()
      .open.app.db.selectFrom('customer')
      .select('contract_approved_at')
      .where('user_id', '=', id)
      .execute();
  const before = await days();
  await moveClock(shop(), minute);
  expect((await corrected({ id, draft: { ...noEmail, phone: '0532 123 45 68' } })).status).toBe(200);
  expect(await days()).toEqual(before);
});

test('[V-03] [S-08] an e-mail given to a customer who had none is the key of the account, and the link is mailed there', async () => {
  const id = await registeredBy(support(), { draft: noEmail });
  const { draft, version } = await recordOf(id, 'Çelik');
  const answer = await corrected({
    id,
    version,
    draft: { ...draft, email: ' Isik@Example.com', wantsLetters: 'yes' },
  });
  expect([answer.status, await answer.json()]).toEqual([200, { isMailed: true }]);
  const [kept] = await keptOf(shop(), 'isik@example.com');
  expect([kept?.status, kept?.permission_marketing_email]).toEqual(['PASSIVE', true]);
  const letters = await lettersTo(shop(), 'Isik@Example.com');
  expect(letters.map(({ subject }) => subject)).toEqual(['Üyeliğinizi etkinleştirin']);
  const code = await codeMailedTo(shop(), 'Isik@Example.com');
  await browserClient(shop()).post('/mc/users/reset-password', { code, newPassword: 'Erciyes3917' });
  expect((await keptOf(shop(), 'isik@example.com'))[0]?.status).toBe('ACTIVE');
  expect(await corrections()).toEqual([
    { actor_user_id: 1005, subject_user_id: id, fields: 'email wantsLetters' },
  ]);
});

test('[V-03] the old address of a member is told in the language they logged in by, and its links open nothing', async () => {
  const id = 1_001;
  const client = browserClient(shop());
  const details = { username: ayse, password: rightPassword, remember: false };
  await client.post('/mc/user/login', details, { 'accept-language': 'fa' });
  await client.post(sendPasswordLink.path, { username: ayse });
  const before = await recordOf(id, 'Yılmaz');
  const answer = await corrected({
    id,
    version: before.version,
    draft: { ...before.draft, contract: 'accepted', email: 'ayse.yeni@example.com' },
  });
  expect([answer.status, await answer.json()]).toEqual([200, { isMailed: true }]);
  const letters = await lettersTo(shop(), ayse);
  expect(letters.map(({ language, subject }) => [language, subject])).toContainEqual([
    'fa',
    'مشخصات عضویت شما تغییر کرد',
  ]);
  const code = await codeMailedTo(shop(), ayse);
  const opened = await browserClient(shop()).post('/mc/users/reset-password', {
    code,
    newPassword: 'Erciyes3917',
  });
  expect((await readOutcome(opened))[1]).toBe('link-used-or-old');
  expect((await keptOf(shop(), 'ayse.yeni@example.com'))[0]?.status_reason_id).toBe(5);
});

test('[S-08] another telephone leaves a member logged in; another e-mail ends every session', async () => {
  const id = 1_001;
  const { db } = shop().open.app;
  const sessions = async () =>
    (await db.selectFrom('session').where('user_id', '=', id).select('id').execute()).length;
  await memberOf(shop());
  await memberOf(shop(), { remember: true });
  const [{ draft }, before] = [await recordOf(id, 'Yılmaz'), await sessions()];
  const accepted = { ...draft, contract: 'accepted' } as const;
  const heard = [];
  for (const changed of [{ phone: '0532 123 45 68' }, { email: 'ayse.yeni@example.com' }]) {
    const { version } = await recordOf(id, 'Yılmaz');
    const answer = await corrected({ id, version, draft: { ...accepted, ...changed } });
    heard.push([answer.status, await sessions()]);
  }
  expect([before, heard]).toEqual([
    2,
    [
      [200, 2],
      [200, 0],
    ],
  ]);
});

test('[S-08] a wrong digit is corrected, the person is asked of the register anew, and whoever owns the e-mail is told', async () => {
  const id = await registeredBy(support(), { draft: citizen });
  const changed = { ...citizen, identityNumber: '12000000036', birthDate: '04.05.1990' };
  expect((await corrected({ id, draft: changed })).status).toBe(200);
  const [kept] = await keptOf(shop(), citizen.email);
  expect([kept?.citizenship_no, kept?.birthdate]).toEqual(['12000000036', '1990-05-04']);
  const letters = await lettersTo(shop(), citizen.email);
  expect(letters.map(({ subject }) => subject).toSorted()).toEqual([
    'Üyelik bilgileriniz değişti',
    'Üyeliğinizi etkinleştirin',
  ]);
  expect((await corrections()).map(({ fields }) => fields)).toEqual(['birthDate identityNumber']);
});

test('[S-08] a telephone is corrected without a question to the register, and the owner of the e-mail is told', async () => {
  const id = await registeredBy(support(), { draft: citizen });
  const { db } = shop().open.app;
  await db
    .updateTable('customer_private')
    .set({ citizenship_no: '99999999990' })
    .where('customer_id', '=', id)
    .execute();
  const draft = { ...citizen, identityNumber: '99999999990' };
  expect((await corrected({ id, draft: { ...draft, phone: '0532 123 45 68' } })).status).toBe(200);
  const letters = await lettersTo(shop(), citizen.email);
  expect(letters.map(({ subject }) => subject)).toContain('Üyelik bilgileriniz değişti');
  const renamed = await corrected({ id, version: 2, draft: { ...draft, firstName: 'Işıl' } });
  expect((await readOutcome(renamed))[1]).toBe('identity-not-verified');
});

test.each([
  ['email-taken', { email: 'AYSE@example.com' }],
  ['email-taken', { email: staff }],
  ['identity-taken', { identityNumber: '60000000028' }],
  ['identity-taken', { identityNumber: '20000000046' }],
  ['registration-incomplete', { email: '' }],
  ['registration-incomplete', { phone: '' }],
  ['registration-incomplete', { birthDate: '31.02.1990' }],
  ['contract-needed', { contract: 'open' } as const],
  ['identity-not-verified', { identityNumber: '99999999990' }],
  ['identity-unreachable', { identityNumber: silentFor }],
] as const)('[S-08] [V-10] %s is refused by name and nothing changes: %o', async (refusal, change) => {
  const id = await registeredBy(support(), { draft: citizen });
  const before = await everybody();
  const [, message] = await readOutcome(await corrected({ id, draft: { ...citizen, ...change } }));
  expect([message, await everybody(), await corrections()]).toEqual([refusal, before, []]);
});

test('[S-08] a record that was changed elsewhere is not written over: by the member, by support, or at the same moment', async () => {
  const id = await registeredBy(support(), { draft: citizen });
  const phones = ['0532 123 45 61', '0532 123 45 62', '0532 123 45 63'];
  const answers = await Promise.all(phones.map((phone) => corrected({ id, draft: { ...citizen, phone } })));
  const refusals = await Promise.all(answers.filter(({ ok }) => !ok).map(readOutcome));
  expect(refusals).toEqual([
    [409, 'customer-changed'],
    [409, 'customer-changed'],
  ]);
  expect([(await recordOf(id, 'Çelik')).version, (await corrections()).length]).toEqual([2, 1]);
  await shop().open.app.db.updateTable('customer').set({ version: 3 }).where('user_id', '=', id).execute();
  expect(await readOutcome(await corrected({ id, version: 2, draft: citizen }))).toEqual([
    409,
    'customer-changed',
  ]);
});

test('[S-08] twenty presses act once; another correction under the same key is refused', async () => {
  const id = await registeredBy(support(), { draft: noEmail });
  const sent = { id, draft: citizen, key: 'twenty' };
  const answers = await Promise.all(Array.from({ length: 20 }, () => corrected(sent)));
  expect(answers.some(({ ok }) => ok)).toBe(true);
  expect(await (await corrected(sent)).json()).toEqual({ isMailed: true });
  expect([(await corrections()).length, (await lettersTo(shop(), citizen.email)).length]).toEqual([1, 1]);
  const other = await corrected({ ...sent, draft: { ...citizen, phone: '0532 123 45 68' } });
  expect((await readOutcome(other))[1]).toBe('key-used-otherwise');
});

test('[S-08] what the record of a company holds of a person’s paper stays as it is', async () => {
  const [before] = await keptOf(shop(), company);
  const record = await recordOf(1_002, 'Kaya');
  const draft = { ...record.draft, contract: 'accepted', companyName: 'Bozkır Turizm A.Ş.' } as const;
  expect((await corrected({ id: 1_002, version: record.version, draft })).status).toBe(200);
  expect(await keptOf(shop(), company)).toEqual([{ ...before, company_name: 'BOZKIR TURİZM A.Ş.' }]);
});

test('[E-04] one member of support looks thirty times and corrects thirty times a quarter of an hour', async () => {
  const id = await registeredBy(support(), { draft: noEmail });
  for (let made = 0; made < 30; made += 1) {
    expect((await seeks(support(), byNumber)).status).toBe(200);
    const phone = `0532 123 45 ${10 + made}`;
    expect((await corrected({ id, version: made + 1, draft: { ...noEmail, phone } })).status).toBe(200);
  }
  expect(await readOutcome(await seeks(support(), byNumber))).toEqual([429, 'too-many-tries']);
  expect(await readOutcome(await corrected({ id, version: 31, draft: citizen }))).toEqual([
    429,
    'too-many-tries',
  ]);
});
