import { expect, test } from 'vitest';
import { resetPassword } from '#contract/members/users.ts';
import tr from '#locales/tr.json' with { type: 'json' };
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

const hostile = [
  'https://evil.example',
  'HTTPS://EVIL.EXAMPLE/sifre-sifirla',
  '//evil.example',
  '///evil.example/',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  'https:evil.example',
  'https://sefer.example@evil.example',
  'javascript:location="https://evil.example"',
  'data:text/html,<script src=https://evil.example></script>',
  '"><script src="https://evil.example"></script>',
  '"><meta http-equiv="refresh" content="0;url=https://evil.example">',
  '%2F%2Fevil.example',
  'https://evil.example\r\nlocation: https://evil.example',
  '\u202ehttps://evil.example',
  'https://еvil.example',
];

const addressOf = (url: string): string => `/sifre-sifirla?${new URLSearchParams({ url }).toString()}`;

/** Wherever a page may lead by itself or by a click. */
const leadsOut =
  /(?:href|src|action|formaction|url)\s*=\s*["']?\s*(?:https?:|javascript:|data:text|[\\/]{2})[^"'> ]*[еe]vil/i;

test.each(hostile)(
  '[R-32] [P-12] the url %j is the code of a letter and no address: nothing leads there',
  async (url) => {
    const answer = await fetch(shop().origin + addressOf(url), { redirect: 'manual' });
    const html = await answer.text();
    expect([answer.status, answer.headers.get('location'), answer.headers.get('refresh')]).toEqual([
      200,
      null,
      null,
    ]);
    expect(html.replaceAll('&amp;', '&')).not.toMatch(leadsOut);
    expect(html).not.toContain('<script src="https://evil');
  },
);

test('[R-32] whoever sets a password with a foreign url stays in the shop, and is told that the link is none', async () => {
  const { page } = await visitor();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).host));
  await page.goto(addressOf('https://evil.example/'));
  await page.getByLabel(tr['password.new'], { exact: true }).fill('Erciyes3917');
  await page.getByLabel(tr['password.repeat'], { exact: true }).fill('Erciyes3917');
  const [answer] = await Promise.all([
    page.waitForResponse((each) => each.url().endsWith(resetPassword.path)),
    page.locator('main form button[type=submit]').click(),
  ]);
  expect(answer.status()).toBe(400);
  expect(new URL(page.url()).origin).toBe(shop().origin);
  expect(asked.filter((host) => host.includes('evil'))).toEqual([]);
});

test.each(['', '?url=', '?url', '?Url=abc', '?uri=https://evil.example'])(
  '[R-32] without a url there is nothing to set: /sifre-sifirla%s leads home',
  async (query) => {
    const answer = await fetch(`${shop().origin}/sifre-sifirla${query}`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/']);
  },
);
