import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { languages } from '#domain/values/language.ts';
import { sayIn } from '#i18n/say.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import { openPaymentShop } from '../../support/shop/payment-shop.ts';
import { cardHolderAt } from '../../support/sold/card-holder.ts';

/** Numbers of no test card: they must be found nowhere. */
const canary = '4929137284650132';
const canaryCode = '7391';

const shop = await openPaymentShop();
const holder = cardHolderAt(shop);
afterAll(() => shop.end());

const at = (path: string, request: RequestInit = {}) =>
  fetch(`${shop.bankOrigin}${path}`, { redirect: 'manual', ...request });

const cardInput = (own: Record<string, string>) => ({
  number: canary,
  holder: 'AYŞE YILMAZ',
  expiry: '12/39',
  securityCode: canaryCode,
  ...own,
});

const byScript = (card: Record<string, string>, origin = shop.bankOrigin) =>
  at('/kart/token', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(card),
  });

const byForm = (card: Record<string, string>, origin = shop.bankOrigin) =>
  at('/kart', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
    body: new URLSearchParams(card).toString(),
  });

describe('the card fields', () => {
  test.each(languages)('stand on the bank’s own origin, in %s, with every field named', async (language) => {
    const page = await (await at(`/kart?dil=${language}`)).text();
    const words = wholeCatalogue(language);
    for (const id of [
      'card.number',
      'card.holder',
      'card.expiry',
      'card.security-code',
      'card.use',
    ] as const) {
      expect(page).toContain(sayIn(language, words)(id));
    }
    expect(page).toContain(`<html lang="${language}" dir="${language === 'fa' ? 'rtl' : 'ltr'}">`);
  });

  test('may be framed by the shop alone, run their own script alone and tell the shop alone', async () => {
    const answer = await at('/kart');
    const { origin } = shop.open.app.settings;
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`frame-ancestors ${origin};`);
    expect(policy).toMatch(/script-src 'nonce-[\w+/=]+';/);
    expect(policy).toContain("default-src 'none'");
    expect(answer.headers.get('x-frame-options')).toBe(null);
    const script = await answer.text();
    const [, ...messages] = script.split('postMessage(');
    expect(messages.map((each) => each.slice(0, each.indexOf(';')))).toEqual(['message, shopOrigin)']);
    expect(script).toContain(`const shopOrigin = ${JSON.stringify(origin)};`);
  });

  test('give a token for a card, and its last four digits', async () => {
    const answer = await holder.typeCard(canary);
    const { token, lastFour } = await answer.json();
    expect([answer.status, lastFour]).toEqual([200, '0132']);
    expect(token).toMatch(/^[\w-]{43}$/);
  });

  test('[V-33] tell what is wrong in the reader’s language, field by field', async () => {
    const answer = await byScript(cardInput({ number: '4929137284650139', securityCode: '12', dil: 'en' }));
    const words = wholeCatalogue('en');
    expect([answer.status, await answer.json()]).toEqual([
      422,
      {
        problems: {
          number: words['card.problem.number'],
          securityCode: words['card.problem.security-code'],
        },
      },
    ]);
  });

  test('[V-33] work as a plain form: what is wrong is told, the number does not stand again', async () => {
    const answer = await byForm(cardInput({ securityCode: '', dil: 'tr' }));
    const page = await answer.text();
    expect(answer.status).toBe(422);
    expect(page).toContain(sayIn('tr', wholeCatalogue('tr'))('card.problem.security-code'));
    expect(page).toContain('AYŞE YILMAZ');
    expect(page.includes(canary)).toBe(false);
  });

  test('without a script the token comes back by a form, and the shop keeps it out of the address', async () => {
    const page = await (await byForm(cardInput({}))).text();
    const [, token = ''] = /name="token" value="([\w-]{43})"/.exec(page) ?? [];
    const { origin } = shop.open.app.settings;
    expect(page).toContain(`action="${origin}/odeme/kart"`);
    const back = await shop.ask('/odeme/kart', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: shop.bankOrigin },
      body: new URLSearchParams({ token }).toString(),
    });
    expect([back.status, back.headers.get('location')]).toEqual([303, '/odeme']);
    expect(back.headers.get('set-cookie')).toContain(
      `card-token=${token}; Path=/; HttpOnly; SameSite=Strict`,
    );

    for (const from of ['https://evil.example', 'null', origin, null]) {
      const fromElsewhere = await shop.ask('/odeme/kart', {
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          ...(from === null ? {} : { origin: from }),
        },
        body: new URLSearchParams({ token }).toString(),
      });
      const { status, headers } = fromElsewhere;
      expect([from, status, headers.get('set-cookie')]).toEqual([from, 303, null]);
    }

    const subject = crypto.randomUUID();
    const now = shop.open.app.clock.now();
    shop.desk.owe({ amount: 93_000, deadline: now + 60_000, locator: 'AB12CD' });
    const opened = await shop.askJson(
      '/odeme/vbEnrollControl',
      { pnr: subject, biletRezOdemeBilgileri: { toplamBiletTutari: 930 } },
      { cookie: `card-token=${token}`, origin: `http://127.0.0.1:${shop.port}` },
    );
    expect([opened.status, (await opened.json()).paymentAuthRequest?.acsUrl]).toEqual([
      200,
      `${shop.bankOrigin}/3d`,
    ]);
  });

  test.each([
    ['script', byScript],
    ['form', byForm],
  ] as const)('are not filled in by the %s of another site', async (_by, send) => {
    expect((await send(cardInput({}), 'https://evil.example')).status).toBe(403);
  });
});

describe('[C-08] a card’s number', () => {
  test.each([
    ['krediKartNO', { krediKartNO: canary }],
    ['a security code', { ccv: canaryCode }],
    ['an expiry date', { sonKullanmaTarihi: '3912' }],
    ['a number somewhere deep', { baska: { yer: [{ not: canary }] } }],
    ['a number as a number', { baska: Number(canary) }],
  ])('is refused unread: %s', async (_what, more) => {
    const answer = await shop.askJson('/odeme/vbEnrollControl', {
      pnr: 'AB12CD',
      biletRezOdemeBilgileri: { kartTokeni: 'x', toplamBiletTutari: 930, ...more },
    });
    expect([answer.status, (await answer.json()).code]).toEqual([400, 9714]);
    const asked = await shop.askJson('/odeme/vbOdemeSorgu', { enrollReference: 'x', ...more });
    expect([asked.status, (await asked.json()).code]).toEqual([400, 9714]);
  });

  test('[A8] is in no table, no log line and no answer after everything that can be done with it', async () => {
    const answers: string[] = [];
    const keep = async (answer: Response) => answers.push(await answer.text());
    await keep(await byScript(cardInput({})));
    await keep(await byForm(cardInput({})));
    await keep(await byForm(cardInput({ expiry: '01/01' })));
    await keep(await byScript(cardInput({ number: `${canary}1` })));
    const subject = crypto.randomUUID();
    const now = shop.open.app.clock.now();
    shop.desk.owe({ amount: 93_000, deadline: now + 60_000, locator: 'AB12CD' });
    const opened = await (await holder.open(subject, await holder.tokenFor(canary))).json();
    answers.push(await holder.answerBank(opened.paymentAuthRequest.md, 'approve'));
    await keep(await shop.askJson('/odeme/vbOdemeSorgu', { enrollReference: opened.enrollReference }));
    await keep(
      await shop.askJson('/odeme/vbEnrollControl', {
        pnr: canary,
        biletRezOdemeBilgileri: { krediKartNO: canary, ccv: canaryCode, toplamBiletTutari: 930 },
      }),
    );

    const { db } = shop.open.app;
    const { rows: tables } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables where table_schema = 'public'`.execute(db);
    expect(tables.length).toBeGreaterThan(20);
    const found = await Promise.all(
      tables.map(async ({ name }) => {
        const { rows } = await sql<{
          row: string;
        }>`select row_to_json(t)::text as row from ${sql.table(name)} t
          where row_to_json(t)::text like ${`%${canary}%`} or row_to_json(t)::text like ${`%"${canaryCode}"%`}`.execute(
          db,
        );
        return rows;
      }),
    );
    expect(found.flat()).toEqual([]);
    const leaks = [...shop.lines, ...answers].filter((text) => text.includes(canary));
    expect(leaks).toEqual([]);
    const kept = await db.selectFrom('bank_card').select('last_four').execute();
    expect(kept.some(({ last_four: lastFour }) => lastFour === '0132')).toBe(true);
  });
});
