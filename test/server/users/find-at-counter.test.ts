import { expect, test } from 'vitest';
import type { CustomerSought } from '#domain/member/customer-at-counter.ts';
import { normalizeRegistration } from '#domain/member/normalize-registration.ts';
import type { RegistrationDraft } from '#domain/member/registration.ts';
import { citizen, companyOfTest, foreigner } from '#test/support/registrations.ts';
import { recordsIn, registeredBy, seeks } from '../../support/server/at-counter.ts';
import { counterOfThisFile } from '../../support/server/counter-of-this-file.ts';
import { readOutcome } from '../../support/sold/read-outcome.ts';

const { shop, support } = counterOfThisFile();

const noEmail: RegistrationDraft = { ...citizen, email: '' };
const byNumber: CustomerSought = { by: 'identity', number: citizen.identityNumber, lastName: 'çelik' };

const written = (action: string) =>
  shop()
    .open.app.db.selectFrom('audit_entry')
    .select(['actor_user_id', 'subject_user_id', 'fields'])
    .where('deed', '=', action)
    .execute();
const seen = () => written('customer-seen-by-staff');

const inTable = (id: number | undefined, draft: RegistrationDraft | undefined) => ({
  id,
  version: 1,
  status: 'PASSIVE',
  draft: draft && normalizeRegistration(draft),
});

test('[S-08] a customer is found by each number with the surname, as it was registered, and each look is kept', async () => {
  const drafts = [noEmail, foreigner, companyOfTest];
  const ids: number[] = [];
  for (const draft of drafts) ids.push(await registeredBy(support(), { draft }));
  const [first = 0] = ids;
  const wanted: readonly CustomerSought[] = [
    { by: 'identity', number: ' 100 000 001 46 ', lastName: 'Celik' },
    { by: 'passport', number: 'u123456', lastName: 'AHMADI' },
    { by: 'tax', number: '۱۲۳۴۵۶۷۸۹۰', lastName: 'kaya' },
    { by: 'member', number: String(first), lastName: 'Çelik' },
  ];
  const found: unknown[] = [];
  for (const sought of wanted) {
    const records = await recordsIn(await seeks(support(), sought));
    found.push(records.filter(({ id }) => ids.includes(id)));
  }
  const gendered = { ...companyOfTest, gender: 'M' } as const;
  expect(found).toEqual([
    [inTable(ids[0], noEmail)],
    [inTable(ids[1], foreigner)],
    [inTable(ids[2], gendered)],
    [inTable(ids[0], noEmail)],
  ]);
  expect((await seen()).filter(({ subject_user_id: id }) => id === first)).toEqual([
    { actor_user_id: 1005, subject_user_id: first, fields: '' },
    { actor_user_id: 1005, subject_user_id: first, fields: '' },
  ]);
});

test('[S-08] somebody with two records is told both, the last one first', async () => {
  const first = await registeredBy(support(), { draft: noEmail });
  const second = await registeredBy(support(), { draft: citizen });
  const records = await recordsIn(await seeks(support(), byNumber));
  expect(records.map(({ id, draft }) => [id, draft.email])).toEqual([
    [second, citizen.email],
    [first, ''],
  ]);
});

test('[E-04] nobody, another surname, no number, an account of the staff and an ended membership are answered alike', async () => {
  const { db, clock } = shop().open.app;
  await db.updateTable('user_account').set({ ended_at: clock.now() }).where('id', '=', 1_003).execute();
  const wanted: readonly CustomerSought[] = [
    { by: 'identity', number: '99999999990', lastName: 'Çelik' },
    { by: 'identity', number: '10000000146', lastName: 'Yılmazer' },
    { by: 'identity', number: '', lastName: 'Yılmaz' },
    { by: 'passport', number: '', lastName: 'Yılmaz' },
    { by: 'member', number: '1e3', lastName: 'Yılmaz' },
    { by: 'member', number: '99999999999999', lastName: 'Yılmaz' },
    { by: 'member', number: '1001', lastName: '' },
    { by: 'identity', number: '60000000028', lastName: 'Akın' },
    { by: 'member', number: '1006', lastName: 'Akın' },
    { by: 'identity', number: '30000000014', lastName: 'Demir' },
    { by: 'member', number: '1003', lastName: 'Demir' },
  ];
  const answers: unknown[] = [];
  for (const sought of wanted) {
    const answer = await seeks(support(), sought);
    const body = await answer.json();
    answers.push([answer.status, body.message, body.type]);
  }
  const [one] = answers;
  expect(answers).toEqual(wanted.map(() => one));
  expect(
    await readOutcome(await seeks(support(), { by: 'member', number: '1006', lastName: 'Akın' })),
  ).toEqual([400, 'customer-unknown']);
  expect(await seen()).toEqual([]);
});

test('[S-08] a look in vain is kept with who looked and by which number, and not with the number', async () => {
  await seeks(support(), { ...byNumber, lastName: 'Yılmazer' });
  await seeks(support(), { by: 'passport', number: 'X999999', lastName: 'Yılmaz' });
  const kept = await written('customer-sought-in-vain');
  expect(kept).toEqual(
    ['identity', 'passport'].map((fields) => ({ actor_user_id: 1005, subject_user_id: 1005, fields })),
  );
});
