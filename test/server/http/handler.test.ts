import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { wireError } from '#contract/wire/wire-error.ts';
import { openTestShop, type TestShop } from '../../support/open-test-shop.ts';
import { trialCalls } from '../../support/trial-calls.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop({
    routes: {
      operations: trialCalls,
      sessions: {
        find: (token) =>
          Promise.resolve(
            token === 'member-token' ? { id: 'row-1', userId: 1, role: 'member' as const } : null,
          ),
        count: () => Promise.resolve(7),
      },
    },
  });
});
afterAll(() => shop.end());

const sayBack = '/tms/trial/say-back';

const errorOf = async (answer: Response) => {
  const { timestamp, traceId, ...rest } = wireError.parse(await answer.json());
  return {
    ...rest,
    isDated: !Number.isNaN(Date.parse(timestamp)),
    isTraced: traceId === answer.headers.get('x-request-id'),
  };
};

const refusal = (status: string, type: string, code: number, message: string, title: string) => ({
  status,
  type,
  code,
  message,
  title,
  detail: '',
  isDated: true,
  isTraced: true,
});

const asMember = async (token: string | null) => {
  const headers: Record<string, string> = token === null ? {} : { 'user-authorization': token };
  const answer = await shop.ask('/tms/trial/members/12', { headers });
  return [answer.status, answer.ok ? await answer.json() : (await errorOf(answer)).type];
};

const notJsonIn = async (language: string) =>
  errorOf(
    await shop.ask(sayBack, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: `language=${language}` },
      body: '{"word":',
    }),
  );

const notUnderstood = (message: string, title: string) =>
  refusal('BAD_REQUEST', 'call-not-understood', 9000, message, title);

describe('what a call brings', () => {
  test('[C-14] body, headers and language reach the call; what clients of the real service add is taken and not asked for', async () => {
    const answer = await shop.askJson(
      `${sayBack}?environment=dev&userId=1`,
      { word: 'ankara', more: 'left out' },
      {
        authorization: 'eyJ.bare.jwt',
        'unit-id': '3895',
        'accept-language': 'en-GB,en;q=0.9',
        cookie: 'a=b',
      },
    );
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      word: 'ankara',
      query: { environment: 'dev', userId: '1' },
      cookies: { a: 'b' },
      language: 'en',
      callerAddress: '127.0.0.1',
      session: null,
      unitId: '3895',
    });
    expect(answer.headers.get('content-language')).toBe('en');
    expect(answer.headers.getSetCookie()).toEqual([
      'trial=kept; Path=/; HttpOnly; SameSite=Strict; Max-Age=60',
    ]);
  });

  test('[S-01] a token in User-Authorization opens what is for members, bare or after Bearer; another does not', async () => {
    expect(await asMember('member-token')).toEqual([200, { id: '12' }]);
    expect(await asMember('Bearer member-token')).toEqual([200, { id: '12' }]);
    expect(await asMember('other')).toEqual([401, 'sign-in-needed']);
    expect(await asMember(null)).toEqual([401, 'sign-in-needed']);
  });

  test('[A-04] what is for staff stays shut for members', async () => {
    const answer = await shop.ask('/tms/trial/staff', { headers: { 'user-authorization': 'member-token' } });
    expect([answer.status, (await errorOf(answer)).type]).toEqual([403, 'not-allowed']);
  });

  test.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['no origin at all', { origin: 'null' }],
  ])('cookies of a request from %s stay unread', async (_name, headers) => {
    const answer = await shop.askJson(sayBack, { word: 'x' }, { cookie: 'session=stolen', ...headers });
    expect((await answer.json()).cookies).toEqual({});
  });

  test('behind proxies of ours the caller is whom they met; without them the header is the caller’s own word', async () => {
    const forwarded = { 'x-forwarded-for': '203.0.113.9, 198.51.100.7' };
    expect((await (await shop.askJson(sayBack, { word: 'x' }, forwarded)).json()).callerAddress).toBe(
      '127.0.0.1',
    );

    const proxied = await openTestShop({ settings: { PROXIES: '1' }, routes: { operations: trialCalls } });
    const answer = await proxied.askJson(sayBack, { word: 'x' }, forwarded);
    expect((await answer.json()).callerAddress).toBe('198.51.100.7');
    await proxied.end();
  });

  test('over TLS cookies are bound to the host, and one that is not is not read', async () => {
    const secure = await openTestShop({
      settings: { SHOP_ORIGIN: 'https://bilet.example' },
      routes: { operations: trialCalls },
    });
    const answer = await secure.askJson(
      sayBack,
      { word: 'x' },
      { cookie: '__Host-session=ours; session=theirs' },
    );
    expect((await answer.json()).cookies).toEqual({ session: 'ours' });
    expect(answer.headers.getSetCookie()).toEqual([
      '__Host-trial=kept; Path=/; HttpOnly; SameSite=Strict; Max-Age=60; Secure',
    ]);
    await secure.end();
  });
});

describe('what a refused call is told, in the operator’s form and the reader’s language', () => {
  test('a body that is not JSON, in three languages', async () => {
    expect(await notJsonIn('tr')).toEqual(
      notUnderstood('İstek geçerli değil. Bilgileri kontrol edip yeniden gönderin.', 'İşlem yapılamadı'),
    );
    expect(await notJsonIn('en')).toEqual(
      notUnderstood('The request is not valid. Check the details and send it again.', 'We couldn’t do that'),
    );
    expect(await notJsonIn('fa')).toEqual(
      notUnderstood('این درخواست معتبر نیست. اطلاعات را بررسی کنید و دوباره بفرستید.', 'عملیات انجام نشد'),
    );
  });

  test('a body of the wrong shape names the places and not what stood there', async () => {
    const answer = await shop.askJson(sayBack, { word: 4242 });
    expect([answer.status, (await errorOf(answer)).detail]).toEqual([400, 'word']);
  });

  test.each([
    ['a form', 'application/x-www-form-urlencoded', 'word=x', 415, 'body-not-json'],
    ['plain text', 'text/plain', '{"word":"x"}', 415, 'body-not-json'],
    [
      'a body with the sign no text holds',
      'application/json',
      '{"word":"a\\u0000b"}',
      400,
      'call-not-understood',
    ],
    [
      'more than a million bytes',
      'application/json',
      JSON.stringify({ word: 'x'.repeat(1_000_001) }),
      413,
      'body-too-large',
    ],
    ['nothing', 'application/json', '', 400, 'call-not-understood'],
  ])('%s is refused', async (_name, type, body, status, name) => {
    const answer = await shop.ask(sayBack, { method: 'POST', headers: { 'content-type': type }, body });
    expect([answer.status, (await errorOf(answer)).type]).toEqual([status, name]);
  });

  test('bytes that are no text are refused', async () => {
    const answer = await shop.ask(sayBack, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: new Uint8Array([0x22, 0xff, 0xfe, 0x22]),
    });
    expect([answer.status, (await errorOf(answer)).type]).toEqual([400, 'call-not-understood']);
  });

  test('an unknown call and a wrong method', async () => {
    const unknown = await shop.ask('/tms/no-such-call', { method: 'POST' });
    const sentence = 'Aradığınız kayıt bulunamadı. Bilgileri kontrol edip yeniden deneyin.';
    expect([unknown.status, await errorOf(unknown)]).toEqual([
      404,
      refusal('NOT_FOUND', 'not-found', 9003, sentence, 'İşlem yapılamadı'),
    ]);
    const wrong = await shop.ask(sayBack);
    expect([wrong.status, wrong.headers.get('allow'), (await errorOf(wrong)).type]).toEqual([
      405,
      'POST',
      'method-not-allowed',
    ]);
  });

  test('a defect is told without a word of what broke; the log knows where, and names nobody', async () => {
    const answer = await shop.askJson('/tms/trial/break-down', { word: 'canary-one' });
    const text = await answer.clone().text();
    expect([answer.status, await errorOf(answer)]).toEqual([
      500,
      refusal(
        'INTERNAL_SERVER_ERROR',
        'server-broken',
        9009,
        'Sunucu bu isteği tamamlayamadı. Biraz sonra yeniden deneyin.',
        'İşlem yapılamadı',
      ),
    ]);
    expect(text).not.toMatch(/canary-one|at |\.ts/);
    const line = shop.lines.find((logged) => logged.includes('call-broke'));
    const { at, request, where, ...rest } = JSON.parse(line ?? '{}');
    expect(rest).toEqual({
      event: 'call-broke',
      call: 'break-down',
      defect: 'TypeError',
      message: '…',
      code: null,
      rule: null,
    });
    expect([Number.isNaN(Date.parse(at)), request, /trial-calls\.ts/.test(where)]).toEqual([
      false,
      answer.headers.get('x-request-id'),
      true,
    ]);
  });
});

describe('pages of other origins', () => {
  const origin = 'https://client.example';

  test('may ask first, and learn the fixed list of headers', async () => {
    const answer = await shop.ask(sayBack, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST' },
    });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
    expect(answer.headers.get('access-control-allow-methods')).toBe('POST');
    expect(answer.headers.get('access-control-allow-headers')).toBe(
      'accept-language, application-name, authorization, captcha-session, channel-code, channelid, content-type, device-id, idempotency-key, priority, sales-channel, unit-id, user-agent, user-authorization, x-request-id, x-tms-xsrf-token',
    );
    expect(answer.headers.get('access-control-allow-credentials')).toBe(null);
  });

  test.each([
    ['granted', sayBack, { word: 'x' }, 200],
    ['refused', sayBack, {}, 400],
    ['unknown', '/tms/no-such-call', {}, 404],
    ['broken', '/tms/trial/break-down', { word: 'x' }, 500],
  ])('may read an answer that is %s', async (_name, path, body, status) => {
    const answer = await shop.askJson(path, body, { origin });
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([status, origin]);
    expect(answer.headers.get('access-control-expose-headers')).toContain('retry-after');
  });

  test('may not read the server’s own sites', async () => {
    const answer = await shop.ask('/world', { headers: { origin } });
    expect(answer.headers.get('access-control-allow-origin')).toBe(null);
  });
});

describe('machines that look after the server', () => {
  test('learn that it lives, is ready, and what it counted', async () => {
    await shop.askJson(sayBack, { word: 'x' });
    expect(await (await shop.ask('/health')).text()).toBe('alive\n');
    expect(await (await shop.ask('/ready')).text()).toBe('ready\n');
    const figures = await (await shop.ask('/metrics')).text();
    expect(figures).toMatch(/^sefer_answers_total\{call="say-back",status="200"\} [1-9]\d*$/m);
    expect(figures).toMatch(/^sefer_call_seconds_bucket\{call="say-back",le="\+Inf"\} [1-9]\d*$/m);
    expect(figures).toMatch(/^sefer_sessions 7$/m);
    expect(figures).toMatch(/^sefer_database_connections [1-9]\d*$/m);
    expect(figures).toMatch(/^sefer_event_loop_lag_p99_seconds [\d.e-]+$/m);
  });

  test('where money is real the figures are for the house’s own network', async () => {
    const live = await openTestShop({ settings: { SHOP_ENV: 'TCDD-PROD', PROXIES: '1' } });
    const from = async (address: string) =>
      (await live.ask('/metrics', { headers: { 'x-forwarded-for': address } })).status;
    expect([await from('10.0.0.7'), await from('203.0.113.9')]).toEqual([200, 404]);
    await live.end();
  });
});
