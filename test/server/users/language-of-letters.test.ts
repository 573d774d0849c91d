import { expect, test } from 'vitest';
import { sendPasswordLink } from '#contract/members/users.ts';
import { languages } from '#domain/values/language.ts';
import { sayIn } from '#i18n/say.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import { sendLetters } from '#server/counterparts/mail/send-letters.ts';
import { openGate } from '#server/platform/gate.ts';
import { browserClient } from '#test/support/browser-client.ts';
import { ayse, logInTo, moveClock, rightPassword } from '#test/support/members.ts';
import { citizen, registers } from '#test/support/registrations.ts';
import { corrects, recordsIn, registeredBy, seeks } from '../../support/server/at-counter.ts';
import { counterOfThisFile } from '../../support/server/counter-of-this-file.ts';
import { lettersTo } from '../../support/server/letters.ts';

const { shop, support } = counterOfThisFile();

/** Hands every letter that lies there to the post, as a shop with a real post office does. */
const postAll = async () => {
  const { db, clock, log } = shop().open.app;
  const office = { send: () => Promise.resolve(), close: () => undefined };
  await moveClock(shop(), 1_000);
  await sendLetters({ db, clock, log, office, gate: openGate });
};

/** The languages of the letters that tell of a correction and are not sent yet. */
const languagesOfLetters = async () => {
  const subjects = languages.map((language) =>
    sayIn(language, wholeCatalogue(language))('letter.record-corrected.subject'),
  );
  const rows = await shop()
    .open.app.db.selectFrom('letter')
    .select('language')
    .where('sent_at', 'is', null)
    .where('subject', 'in', subjects)
    .execute();
  return rows.map(({ language }) => language);
};

const renames = async (id: number, lastName: string) => {
  const sought = { by: 'member', number: String(id), lastName } as const;
  const [record] = await recordsIn(await seeks(support(), sought));
  if (record === undefined) throw new Error(`Nobody was found under ${id}.`);
  const { draft, version } = record;
  const changed = { ...draft, contract: 'accepted', companyName: '', birthDate: '04.05.1990' } as const;
  return (await corrects(shop(), { id, version, draft: changed }, support())).status;
};

const heard = { 'accept-language': 'fa' };

test('[S-08] whoever logged in in a language is told of a correction in it, after every letter has been sent', async () => {
  const details = { username: ayse, password: rightPassword, remember: false };
  expect((await browserClient(shop()).post('/mc/user/login', details, heard)).status).toBe(200);
  await postAll();
  expect([await renames(1_001, 'Yılmaz'), await languagesOfLetters()]).toEqual([200, ['fa']]);
});

test('[S-08] whoever asks for a link to the e-mail of a member leaves the member’s language as it is', async () => {
  await logInTo(shop());
  expect((await browserClient(shop()).post(sendPasswordLink.path, { username: ayse }, heard)).status).toBe(
    200,
  );
  await postAll();
  expect([await renames(1_001, 'Yılmaz'), await languagesOfLetters()]).toEqual([200, ['tr']]);
});

test('[S-08] whoever registered in a language is told of a correction in it', async () => {
  await registers(browserClient(shop()), citizen, { language: 'en' });
  await postAll();
  const { id } = await shop()
    .open.app.db.selectFrom('user_account')
    .select('id')
    .where('email_key', '=', citizen.email)
    .executeTakeFirstOrThrow();
  expect([await renames(id, 'Çelik'), await languagesOfLetters()]).toEqual([200, ['en']]);
});

test('[S-08] who had no e-mail until now is not written to in the language of a stranger’s letter', async () => {
  const id = await registeredBy(support(), { draft: { ...citizen, email: '' } });
  const { mail } = shop().open.app;
  await mail.post({ to: 'kimse@example.com', language: 'fa', subject: 'x', text: 'x' });
  await postAll();
  expect((await corrects(shop(), { id, draft: citizen }, support())).status).toBe(200);
  const letters = await lettersTo(shop(), citizen.email);
  expect(letters.map(({ language }) => language)).toEqual(['tr']);
});

test('[S-08] a registration of an e-mail that is a member’s leaves the member’s language as it is', async () => {
  await logInTo(shop());
  await registers(browserClient(shop()), { ...citizen, email: ayse }, { language: 'fa' });
  await postAll();
  expect([await renames(1_001, 'Yılmaz'), await languagesOfLetters()]).toEqual([200, ['tr']]);
});
