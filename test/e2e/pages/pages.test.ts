import { describe, expect, test } from 'vitest';
import { languageCookie } from '#contract/wire/page.ts';
import { languages } from '#domain/values/language.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';

const shop = shopOfThisFile();
const live = shopOfThisFile({ SHOP_ENV: 'TCDD-PROD', MONEY: 'simulated' });

const ask = (path: string, headers: Readonly<Record<string, string>> = {}, origin = shop().origin) =>
  fetch(`${origin}${path}`, { redirect: 'manual', headers: { accept: 'text/html', ...headers } });

const outcomeOf = async (answer: Response) => ({
  status: answer.status,
  leadsTo: answer.headers.get('location'),
});

const openers = async (...paths: readonly string[]) => {
  const answers = await Promise.all(paths.map((path) => ask(path)));
  return answers.map(({ headers }) => headers.get('cross-origin-opener-policy'));
};

const policyOf = (answer: Response): ReadonlyMap<string, string> =>
  new Map(
    (answer.headers.get('content-security-policy') ?? '').split('; ').map((rule) => {
      const [name = '', ...sources] = rule.split(' ');
      return [name, sources.join(' ')];
    }),
  );

describe('addresses', () => {
  test.each(['/yok', '/odeme/../yok', '/sefer-listesi/yok', '/ABC/def'])(
    '[R-47] %s leads home',
    async (path) => {
      expect(await outcomeOf(await ask(path))).toEqual({ status: 302, leadsTo: '/' });
    },
  );

  test('[R-47] /404 stands and says 404', async () => {
    expect(await outcomeOf(await ask('/404'))).toEqual({ status: 404, leadsTo: null });
  });

  test('[R-30] a boarding pass nobody has says 404', async () => {
    expect(await outcomeOf(await ask('/bilet/ABC234'))).toEqual({ status: 404, leadsTo: null });
  });

  test.each(languages)(
    '[R-49] the address of an unknown flow says 404 in %s, and leads to all flows',
    async (language) => {
      const [known, unknown] = await Promise.all(
        ['session', 'yok'].map((flow) =>
          ask(`/akislar/${flow}`, { cookie: `${languageCookie}=${language}` }),
        ),
      );
      const outcomes = await Promise.all(
        [known, unknown].flatMap((answer) => (answer === undefined ? [] : [outcomeOf(answer)])),
      );
      expect(outcomes.map((outcome) => outcome.status)).toEqual([200, 404]);
      const page = (await unknown?.text()) ?? '';
      const sentences = [
        wholeCatalogue(language)['atlas.unknown'],
        wholeCatalogue(language)['atlas.unknown.back'],
      ];
      expect(
        sentences.filter((sentence) => typeof sentence !== 'string' || !page.includes(sentence)),
      ).toEqual([]);
      expect(page).toContain('href="/akislar"');
    },
  );

  test.each(['/503', '/bakimdayiz'])('[R-22] [R-23] %s says 503 and when to come back', async (path) => {
    const answer = await ask(path);
    expect({ ...(await outcomeOf(answer)), again: answer.headers.get('retry-after') }).toEqual({
      status: 503,
      leadsTo: null,
      again: '300',
    });
  });

  test('[R-22] maintenance keeps the header, [R-23] under maintenance stands alone', async () => {
    const [maintenance, alone] = await Promise.all(
      ['/503', '/bakimdayiz'].map(async (path) => (await ask(path)).text()),
    );
    expect([maintenance?.includes('<header'), maintenance?.includes('<footer')]).toEqual([true, true]);
    expect([alone?.includes('<header'), alone?.includes('<footer')]).toEqual([false, false]);
  });

  test.each([
    ['tr', 'bilet tutarından %20 kesinti'],
    ['en', '20% of the ticket price is deducted'],
    ['fa', '۲۰٪ از قیمت بلیت کسر می‌شود'],
  ] as const)('[R-19] the rules of carriage are read without script, in %s', async (language, deduction) => {
    const answer = await ask('/yolcu-tasima-kurallari', { cookie: `${languageCookie}=${language}` });
    expect(await outcomeOf(answer)).toEqual({ status: 200, leadsTo: null });
    expect(await answer.text()).toContain(deduction);
  });

  test('[R-32] a new password needs the code of the mailed link', async () => {
    const answers = await Promise.all(
      ['', '?url=', '?url=abc'].map((query) => ask(`/sifre-sifirla${query}`)),
    );
    expect(await Promise.all(answers.map(outcomeOf))).toEqual([
      { status: 302, leadsTo: '/' },
      { status: 302, leadsTo: '/' },
      { status: 200, leadsTo: null },
    ]);
  });

  test('[S-03] a page of members leads a guest home, which is told once what was asked for', async () => {
    const answer = await ask('/sifre-guncelleme');
    expect(await outcomeOf(answer)).toEqual({ status: 302, leadsTo: '/' });
    expect(answer.headers.getSetCookie()).toEqual([
      'turned-away=%2Fsifre-guncelleme; Path=/; Max-Age=60; SameSite=Lax',
    ]);
    const withQuery = await ask('/katalog?tur=seat-map');
    expect(withQuery.headers.getSetCookie()).toEqual([
      'turned-away=%2Fkatalog%3Ftur%3Dseat-map; Path=/; Max-Age=60; SameSite=Lax',
    ]);
  });

  test('[R-50] the component sheet is there for development alone', async () => {
    expect((await ask('/_ui')).status).toBe(200);
    expect(await outcomeOf(await ask('/_ui', {}, live().origin))).toEqual({ status: 302, leadsTo: '/' });
  });
});

describe('[P-01] the language', () => {
  test('is Turkish at first, whatever the browser wishes', async () => {
    const html = await (await ask('/', { 'accept-language': 'fa,en;q=0.9' })).text();
    expect(html).toContain('<html lang="tr" dir="ltr"');
  });

  test('is chosen by a plain link and kept', async () => {
    const answer = await ask('/?dil=fa');
    expect(answer.headers.getSetCookie()).toEqual(['language=fa; Path=/; Max-Age=31536000; SameSite=Lax']);
    expect(await answer.text()).toContain('<html lang="fa" dir="rtl"');
  });

  test('is the kept one from then on', async () => {
    const answer = await ask('/404', { cookie: `${languageCookie}=en` });
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await answer.text()).toContain('<html lang="en" dir="ltr"');
  });

  test.each(['', 'xx', 'TR', '__proto__'])('is not changed by what is no language: %s', async (asked) => {
    const answer = await ask(`/?dil=${asked}`, { cookie: `${languageCookie}=en` });
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await answer.text()).toContain('<html lang="en"');
  });
});

test('the look is chosen by a plain link, kept, and given back to the device', async () => {
  const [dark, again, system] = await Promise.all([
    ask('/?gorunum=dark'),
    ask('/', { cookie: 'theme=dark' }),
    ask('/?gorunum=system', { cookie: 'theme=dark' }),
  ]);
  expect(dark.headers.getSetCookie()).toEqual(['theme=dark; Path=/; Max-Age=31536000; SameSite=Lax']);
  expect(system.headers.getSetCookie()).toEqual(['theme=; Path=/; Max-Age=0; SameSite=Lax']);
  expect(
    await Promise.all(
      [dark, again, system].map(
        async (answer) => /data-theme="(\w+)"/.exec(await answer.text())?.[1] ?? null,
      ),
    ),
  ).toEqual(['dark', 'dark', null]);
});

describe.each(languages)('[P-05] the head of a page: %s', (language) => {
  test('names it for readers, search engines and whoever it is shared with', async () => {
    const { origin } = shop();
    const html = await (await ask('/', { cookie: `${languageCookie}=${language}` })).text();
    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '';
    const here = language === 'tr' ? `${origin}/` : `${origin}/?dil=${language}`;
    const tags = (pattern: RegExp) =>
      [...html.matchAll(pattern)].map(([, name = '', value = '']) => [name, value] as const);
    const metaTags = new Map(tags(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g));
    expect(title).not.toBe('');
    expect(metaTags.get('og:title')).toBe(title);
    expect(metaTags.get('description')).not.toBe('');
    expect(metaTags.get('og:description')).toBe(metaTags.get('description'));
    expect(metaTags.get('keywords')).not.toBe('');
    expect(metaTags.get('og:url')).toBe(here);
    expect(html).toContain(`<link rel="canonical" href="${here}">`);
    expect(tags(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)).toEqual([
      ['tr', `${origin}/`],
      ['en', `${origin}/?dil=en`],
      ['fa', `${origin}/?dil=fa`],
      ['x-default', `${origin}/`],
    ]);
  });
});

const isUnlisted = async (path: string) => (await (await ask(path)).text()).includes('content="noindex"');

test('faults and pages of development stay out of search engines', async () => {
  expect(await Promise.all(['/', '/404', '/503', '/_ui'].map(isUnlisted))).toEqual([false, true, true, true]);
});

describe('the policy of a page', () => {
  test('lets nothing run but what stands in the page and what that brings', async () => {
    const answer = await ask('/');
    const policy = policyOf(answer);
    expect(policy.get('default-src')).toBe("'none'");
    expect(policy.get('script-src')).toMatch(/^'strict-dynamic' 'sha256-[\w+/]{43}='$/);
    expect(policy.get('style-src')).toMatch(/^'self'( 'sha256-[\w+/]{43}='){3}$/);
    expect(policy.get('require-trusted-types-for')).toBe("'script'");
    expect(policy.get('trusted-types')).toBe('default');
    expect([policy.get('object-src'), policy.get('base-uri'), policy.get('frame-ancestors')]).toEqual([
      "'none'",
      "'none'",
      "'none'",
    ]);
    expect([...policy.values()].join(' ')).not.toMatch(/unsafe|https?:\/\/(?!localhost|127)|\*/);
  });

  test('nothing in the markup needs more: no handler, no style attribute, one script, one style', async () => {
    const html = await (await ask('/')).text();
    expect(html.match(/<[^>]+ (?:on\w+|style)=/g)).toBeNull();
    // What a page was drawn with goes along as JSON, which no browser runs.
    expect({
      scripts: html.match(/<script(?! type="application\/json")/g)?.length,
      styles: html.match(/<style/g)?.length,
    }).toEqual({
      scripts: 1,
      styles: 1,
    });
  });
});

test('whoever opened a page is cut off from it, but for the first page, which readers come to from elsewhere', async () => {
  expect(await openers('/')).toEqual(['unsafe-none']);
  expect(await openers('/odeme', '/odeme-sonuc', '/turistik-trenler', '/akislar', '/yok')).toEqual(
    Array(5).fill('same-origin'),
  );
});

describe('a page is the same for every guest', () => {
  test('is named by a tag, and not sent again to whoever has it', async () => {
    const [one, other] = await Promise.all([ask('/'), ask('/')]);
    const tag = one.headers.get('etag') ?? '';
    expect(tag).not.toBe('');
    expect(other.headers.get('etag')).toBe(tag);
    expect(await one.text()).toBe(await other.text());
    const again = await ask('/', { 'if-none-match': tag });
    expect({ status: again.status, body: await again.text() }).toEqual({ status: 304, body: '' });
  });

  test('says the server’s hour beside itself', async () => {
    const before = Date.now();
    const serverTime = Number(
      /now;desc="(\d+)"/.exec((await ask('/')).headers.get('server-timing') ?? '')?.[1],
    );
    expect(Math.abs(serverTime - before)).toBeLessThan(5000);
  });

  test('is pressed for whoever takes it so', async () => {
    const plain = await (await ask('/', { 'accept-encoding': 'identity' })).text();
    const { status, headers } = await ask('/', { 'accept-encoding': 'br' });
    expect({ status, encoding: headers.get('content-encoding') }).toEqual({ status: 200, encoding: 'br' });
    expect(plain).toContain('<main');
  });
});

test('what looks like markup in an address never becomes markup', async () => {
  const html = await (await ask('/sifre-sifirla?url=%22%3E%3Cscript%3Ealert(1)%3C/script%3E')).text();
  expect(html).not.toContain('alert(1)');
});
