import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { resetWorld } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { readOutcome } from '../../support/sold/read-outcome.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
});
beforeEach(() => resetWorld(shop));
afterAll(() => shop.end());

const area = '2001:db8:48';
const from = (network: number, cookie?: string) => ({
  'x-forwarded-for': `${area}:${network.toString(16)}::1`,
  ...(cookie === undefined ? {} : { cookie }),
});
const newName = () => `party=${shop.open.app.issued.issue()}`;

let accounts = 0;
const logIn = async (headers: Readonly<Record<string, string>>) => {
  accounts += 1;
  const body = { username: `kimse${accounts}@example.com`, password: 'Bozkir1924' };
  return (await readOutcome(await shop.askJson('/mc/user/login', body, headers)))[1];
};

type Asked = Readonly<Record<string, string>>;

const heardOf = async (times: number, headersAt: (time: number) => Asked): Promise<number> => {
  for (let time = 0; time < times; time += 1) {
    if ((await logIn(headersAt(time))) === 'too-many-tries') return time;
  }
  return times;
};

test('[E-02] without a name the 65,536 networks of one /48 guess a password as often as four of them', async () => {
  expect(await heardOf(40, from)).toBe(4 * 9);
});

test('[E-02] under a new name at each try they are heard as often as four networks are, and whoever comes from elsewhere still is', async () => {
  expect(await heardOf(150, (time) => from(time, newName()))).toBe(4 * 36);
  expect(await logIn({ 'x-forwarded-for': '2001:db8:49::1', cookie: newName() })).toBe('wrong-details');
});

test('one network with a name uses up nothing of its area that another would miss', async () => {
  expect(await heardOf(40, () => from(1, newName()))).toBe(36);
  expect(await logIn(from(2, newName()))).toBe('wrong-details');
});

const person = (identifyNumber: string) => ({
  identifyNumber,
  name: 'Ayşe',
  surname: 'Yılmaz',
  gender: 'F',
  birthDate: '1990-05-03',
});
const verify = async (persons: readonly string[], headers: Asked) => {
  const answer = await shop.askJson('/mc/verify/citizenship-multi', persons.map(person), headers);
  return answer.status === 200 ? answer.json() : (await readOutcome(answer))[1];
};
const [known, nobody] = ['10000000146', '99999999990'];
const ten = (number: string) => Array.from({ length: 10 }, () => number);
const address = (network: number) => ({ 'x-forwarded-for': `198.51.100.${network}` });

test('[C-01] an area asks the register after as many persons as four networks', async () => {
  for (let network = 0; network < 24; network += 1) {
    expect(await verify(ten(known), from(network))).toEqual(ten(known).map(() => true));
  }
  expect(await verify([known], from(25))).toBe('too-many-tries');
});

test('[C-01] however many networks guess, the register says no to 600 of them in an hour; a family elsewhere, and what is right, is heard', async () => {
  const [networks, rounds] = [12, 6];
  const guess = async (network: number) => {
    for (let round = 0; round < rounds; round += 1) await verify(ten(nobody), address(network));
  };
  // Of each network ten are the first, and right ones use none of them up.
  expect(await verify(ten(nobody), address(100))).toEqual(ten(nobody).map(() => false));
  expect(await verify([...ten(known), known], address(102))).toEqual([...ten(known), known].map(() => true));
  await Promise.all(Array.from({ length: networks }, (_, network) => guess(network)));
  expect(await verify([known], address(100))).toBe('too-many-tries');
  expect(await verify([known], address(102))).toEqual([true]);
  expect(await verify(ten(nobody), address(101))).toEqual(ten(nobody).map(() => false));
  expect(await verify([nobody], address(101))).toBe('too-many-tries');
}, 60_000);

const forms = (time: number) => [`[2001:db8:51::1]:${4000 + time}`, '[2001:db8:51::1]', '2001:db8:51::1'];

test('an address is one caller whatever port its proxy writes beside it', async () => {
  expect(await heardOf(12, (time) => ({ 'x-forwarded-for': forms(time)[time % 3] ?? '' }))).toBe(9);
  expect(await heardOf(12, (time) => ({ 'x-forwarded-for': `203.0.113.77:${4000 + time}` }))).toBe(9);
});

test('where a proxy names nobody, the caller is whoever the socket knows', async () => {
  const last = await heardOf(12, (time) => (time < 6 ? { 'x-forwarded-for': '203.0.113.78, ' } : {}));
  expect(last).toBe(9);
});
