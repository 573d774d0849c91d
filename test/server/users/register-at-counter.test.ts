import { expect, test } from 'vitest';
import { register, registerAtCounter } from '#contract/members/registration.ts';
import { written } from '#contract/wire/on-wire.ts';
import type { EmailNeed, RegistrationDraft } from '#domain/member/registration.ts';
import { silentFor } from '#server/counterparts/identity-register/simulated-register.ts';
import { browserClient } from '#test/support/browser-client.ts';
import { ayse, type LoggedInClient } from '#test/support/members.ts';
import { citizen, companyOfTest, foreigner, keptOf } from '#test/support/registrations.ts';
import { counterOfThisFile } from '../../support/server/counter-of-this-file.ts';
import { codeMailedTo, lettersTo } from '../../support/server/letters.ts';
import { heardByRole, onlySupport } from '../../support/sold/heard-by-role.ts';
import { readOutcome } from '../../support/sold/read-outcome.ts';

const { shop, support } = counterOfThisFile();

type Sent = { readonly draft: RegistrationDraft; readonly emailNeed?: EmailNeed; readonly key?: string };

const bodyOf = ({ draft, emailNeed = 'required', key = crypto.randomUUID() }: Sent) =>
  written(registerAtCounter.body, { draft, emailNeed, key });

const registers = (sent: Sent, { client, authorized }: LoggedInClient = support()) =>
  client.post(registerAtCounter.path, bodyOf(sent), authorized);

const idIn = async (answer: Response): Promise<number> => (await answer.json()).id;

const noEmail = { ...citizen, email: '' };

const accounts = () =>
  shop()
    .open.app.db.selectFrom('user_account')
    .select(['id', 'email', 'email_key', 'status', 'password_hash'])
    .where('id', '>', 1_020)
    .orderBy('id')
    .execute();

test('[V-03] [S-08] support registers, and nobody else: not an editor, not an approver, not a member, not a guest', async () => {
  const sent = { draft: noEmail, emailNeed: 'optional' } as const;
  const heard = await heardByRole(
    shop(),
    (caller) => registers(sent, caller),
    () => shop().askJson(registerAtCounter.path, bodyOf(sent)),
  );
  expect(heard).toEqual(onlySupport);
  expect(await accounts()).toHaveLength(1);
});

test('[V-03] [S-08] a customer with an e-mail is made passive, is mailed the link, and who registered is kept', async () => {
  const id = await idIn(await registers({ draft: citizen }));
  const [kept] = await keptOf(shop(), 'isik@example.com');
  expect([kept?.status, kept?.password_hash, kept?.last_name, kept?.citizenship_no]).toEqual([
    'PASSIVE',
    null,
    'ÇELİK',
    '10000000146',
  ]);
  const letters = await lettersTo(shop(), 'isik@example.com');
  expect(letters.map(({ subject }) => subject)).toEqual(['Üyeliğinizi etkinleştirin']);
  const audited = await shop()
    .open.app.db.selectFrom('audit_entry')
    .select(['deed', 'actor_user_id', 'subject_user_id'])
    .execute();
  expect(audited).toEqual([
    { deed: 'customer-registered-by-staff', actor_user_id: 1005, subject_user_id: id },
  ]);
  const code = await codeMailedTo(shop(), 'isik@example.com');
  const chosen = await browserClient(shop()).post('/mc/users/reset-password', {
    code,
    newPassword: 'Erciyes3917',
  });
  expect([chosen.status, (await accounts())[0]?.status]).toEqual([200, 'ACTIVE']);
});

test('[V-03] customers without an e-mail stand beside each other, get no letter, and nobody gets in by what stands for it', async () => {
  const first = await idIn(await registers({ draft: noEmail, emailNeed: 'optional' }));
  const sara = { ...foreigner, email: ' ', wantsLetters: 'yes' } as const;
  const second = await idIn(await registers({ draft: sara, emailNeed: 'optional' }));
  const third = await idIn(
    await registers({ draft: { ...companyOfTest, email: '' }, emailNeed: 'optional' }),
  );
  const kept = [first, second, third].map((id) => ({
    id,
    email: '',
    email_key: `none-${id}`,
    status: 'PASSIVE',
    password_hash: null,
  }));
  expect(await accounts()).toEqual(kept);
  const { db } = shop().open.app;
  const wishes = await db
    .selectFrom('customer')
    .select('permission_marketing_email')
    .where('user_id', '=', second)
    .execute();
  expect(wishes).toEqual([{ permission_marketing_email: false }]);
  expect([
    await db.selectFrom('one_time_code').select('hash').execute(),
    await lettersTo(shop(), ''),
  ]).toEqual([[], []]);
  const client = browserClient(shop());
  for (const username of ['', ' ', `none-${first}`]) {
    const entering = await client.post('/mc/user/login', { username, password: 'Bozkir1923' });
    const linking = await client.post('/mc/users/reset-password-generate-code', { username });
    const giving = await support().client.post(
      '/mc/users/reset-password-generate-code',
      { username },
      support().authorized,
    );
    expect([
      username,
      await readOutcome(entering),
      await readOutcome(linking),
      await readOutcome(giving),
    ]).toEqual([username, [500, 'wrong-details'], [400, 'incorrect-request'], [400, 'incorrect-request']]);
  }
});

const asEntered = JSON.parse(JSON.stringify(written(register.body, { key: 'k', draft: noEmail })));

test('[V-03] an e-mail that is given is judged, whether it had to be or not; without the wish it has to be', async () => {
  const heard = [
    await readOutcome(await registers({ draft: noEmail })),
    await readOutcome(await registers({ draft: { ...citizen, email: 'isik@' }, emailNeed: 'optional' })),
    await readOutcome(
      await browserClient(shop()).post(register.path, {
        ...asEntered,
        withoutEmail: true,
      }),
    ),
  ];
  expect(heard).toEqual(heard.map(() => [400, 'registration-incomplete']));
  expect(await accounts()).toEqual([]);
});

test('[V-03] the e-mail of a member is refused by name: nothing of the member changes and nothing is mailed', async () => {
  const before = await keptOf(shop(), ayse);
  expect(
    await readOutcome(await registers({ draft: { ...citizen, email: ` ${ayse.toUpperCase()} ` } })),
  ).toEqual([409, 'email-taken']);
  expect([await keptOf(shop(), ayse), await lettersTo(shop(), ayse), await accounts()]).toEqual([
    before,
    [],
    [],
  ]);
});

test('[S-08] whoever was never activated is registered anew under the number they have', async () => {
  const id = await idIn(await registers({ draft: citizen }));
  const corrected = { ...citizen, phone: '0532 123 45 68' };
  expect(await idIn(await registers({ draft: corrected }))).toBe(id);
  expect((await keptOf(shop(), citizen.email)).map((kept) => kept.mobile_number)).toEqual(['5321234568']);
});

test('[V-03] the same registration sent again, or twice at once, is one customer; another under its key is refused', async () => {
  const sent = { draft: noEmail, emailNeed: 'optional', key: 'k-1' } as const;
  const answers = await Promise.all([registers(sent), registers(sent), registers(sent)]);
  const [one, ...more] = [...answers.filter(({ ok }) => ok), await registers(sent)];
  const ids = await Promise.all([one, ...more].flatMap((answer) => (answer ? [idIn(answer)] : [])));
  expect([new Set(ids).size, (await accounts()).length]).toEqual([1, 1]);
  const other = await registers({ ...sent, draft: { ...noEmail, phone: '0532 123 45 68' } });
  expect((await readOutcome(other))[1]).toBe('key-used-otherwise');
});

test.each([
  ['identity-not-verified', { ...noEmail, identityNumber: '99999999990' }],
  ['identity-unreachable', { ...noEmail, identityNumber: silentFor }],
  ['contract-needed', { ...noEmail, contract: 'open' } as const],
  ['registration-incomplete', { ...noEmail, phone: '' }],
] as const)('[V-10] [S-08] %s is refused, and nobody is registered', async (refusal, draft) => {
  const [, message] = await readOutcome(await registers({ draft, emailNeed: 'optional' }));
  expect([message, await accounts()]).toEqual([refusal, []]);
});

test('one member of staff registers thirty customers a quarter of an hour', async () => {
  const one = { ...companyOfTest, email: '' };
  for (let made = 0; made < 30; made += 1) {
    expect((await registers({ draft: one, emailNeed: 'optional' })).status).toBe(200);
  }
  expect(await readOutcome(await registers({ draft: one, emailNeed: 'optional' }))).toEqual([
    429,
    'too-many-tries',
  ]);
});
