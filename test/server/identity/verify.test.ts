import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { readOutcome } from '../../support/sold/read-outcome.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
});
afterAll(() => shop.end());

const single = '/mc/verify/citizenship';
const many = '/mc/verify/citizenship-multi';
const pool = '/pex/pex/verify/tckimlik';

const person = (identifyNumber: string | number) => ({
  identifyNumber,
  name: 'Ayşe',
  surname: 'Yılmaz',
  gender: 'F',
  birthDate: '1990-05-03',
});

let visitors = 0;
const fromAnew = () => {
  visitors += 1;
  return { 'x-forwarded-for': `198.51.100.${visitors}` };
};

test.each([
  ['10000000146', true],
  [10000000146, true],
  ['۱۰۰۰۰۰۰۰۱۴۶', true],
  ['10000000147', false],
  ['99999999990', false],
  ['', false],
])('[C-01] [V-10] [V-05] %j is verified: %s', async (number, is) => {
  const answer = await shop.askJson(single, person(number), fromAnew());
  expect([answer.status, await answer.json()]).toEqual([200, is]);
});

test('[C-01] the pool’s name for it answers a bare true or false', async () => {
  const asked = { tcKimlikNo: '10000000146', ad: 'AYŞE', soyad: 'YILMAZ', dogumYili: '1990' };
  const answers = [asked, { ...asked, tcKimlikNo: '1' }].map(async (body) =>
    (await shop.askJson(pool, body, fromAnew())).text(),
  );
  expect(await Promise.all(answers)).toEqual(['true', 'false']);
});

test('[C-01] several persons are answered in their order', async () => {
  const answer = await shop.askJson(
    many,
    [person('10000000146'), person('99999999990'), person('20000000046')],
    fromAnew(),
  );
  expect(await answer.json()).toEqual([true, false, true]);
});

test('[E-03] a register that does not answer is told so', async () => {
  const answer = await shop.askJson(single, person('77777777770'), fromAnew());
  expect(await readOutcome(answer)).toEqual([400, 'identity-unreachable']);
});

test('an address may ask sixty times a day, one by one or together; another address may still ask', async () => {
  const address = fromAnew();
  const eleven = Array.from({ length: 11 }, () => person('10000000146'));
  for (let round = 0; round < 5; round += 1) {
    expect((await shop.askJson(many, eleven, address)).status).toBe(200);
  }
  expect(await readOutcome(await shop.askJson(many, eleven, address))).toEqual([429, 'too-many-tries']);
  expect(await readOutcome(await shop.askJson(single, person('10000000146'), address))).toEqual([
    429,
    'too-many-tries',
  ]);
  expect((await shop.askJson(single, person('10000000146'), fromAnew())).status).toBe(200);
});
