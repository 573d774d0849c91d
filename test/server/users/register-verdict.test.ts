import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RegistrationDraft } from '#domain/member/registration.ts';
import { problemsOfRegistration } from '#domain/member/registration-problems.ts';
import { wallClockOf } from '#domain/time/railway-time.ts';
import { browserClient } from '#test/support/browser-client.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { citizen, companyOfTest, foreigner, registers } from '#test/support/registrations.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
});
afterAll(() => shop.end());

const wrong: readonly RegistrationDraft[] = [
  { ...citizen, firstName: '' },
  { ...citizen, lastName: '<b>' },
  { ...citizen, gender: null },
  { ...citizen, birthDate: '31.02.1990' },
  { ...citizen, birthDate: 'dün' },
  { ...citizen, identityNumber: '10000000145' },
  { ...citizen, identityNumber: '۱۰۰۰۰۰۰۰۱۴' },
  { ...citizen, email: 'isik@' },
  { ...citizen, phone: '' },
  { ...citizen, phone: '532 🙂' },
  { ...citizen, phone: '+98 912 000 00 04' },
  { ...citizen, phoneCountry: 'PR', phone: '12' },
  { ...foreigner, countryId: 1 },
  { ...foreigner, passportNumber: 'U1' },
  { ...foreigner, phoneCountry: 'IR', phone: '9' },
  { ...companyOfTest, companyName: '&' },
  { ...companyOfTest, taxNumber: '123' },
  { ...companyOfTest, taxAdministration: ' \u200f' },
  { ...companyOfTest, firstName: '', email: '', phone: '', taxNumber: '' },
];

const right: readonly RegistrationDraft[] = [
  { ...citizen, identityNumber: '\u200e۱۰۰۰۰۰۰۰۱۴۶ ', birthDate: '۳.۵.۱۹۹۰' },
  { ...citizen, phoneCountry: 'PR', phone: '555-1234' },
  { ...foreigner, passportNumber: ' u-12.34 ', phoneCountry: 'IR', phone: '912 000 00 04' },
  { ...companyOfTest, taxNumber: '123 456 78 90' },
];

test.each(wrong.map((draft, index) => [index, draft] as const))(
  '[V-02] [V-04] [V-05] [V-06] [V-07] what the page says of wrong form %i the server says too',
  async (index, draft) => {
    const today = wallClockOf(shop.open.app.clock.now()).slice(0, 10);
    const ofPage = problemsOfRegistration(draft, today).map(({ problem }) => problem);
    const answer = await registers(browserClient(shop), draft, { address: `198.51.100.${index}` });
    const { code, detail } = await answer.json();
    expect([code, detail]).toEqual([9110, ofPage.join(' ')]);
    expect(ofPage).not.toEqual([]);
  },
);

test.each(right.map((draft, index) => [index, draft] as const))(
  '[V-12] [V-13] what the page takes in right form %i the server takes too',
  async (index, draft) => {
    const today = wallClockOf(shop.open.app.clock.now()).slice(0, 10);
    expect(problemsOfRegistration(draft, today)).toEqual([]);
    const answer = await registers(browserClient(shop), draft, { address: `203.0.113.${index}` });
    expect(answer.status).toBe(200);
  },
);
