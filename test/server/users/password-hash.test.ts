import { expect, test } from 'vitest';
import { askerAt, openHashingQueue } from '#server/people/accounts/hashing-queue.ts';
import { openPasswords } from '#server/people/accounts/password-hash.ts';
import { isCommonPassword } from '#server/people/users/common-password.ts';
import common from '#server/people/users/common-passwords.json';

const passwords = openPasswords();
const asker = askerAt('203.0.113.7', 'login ayse@example.com');

test('[V-11] a hash is of its password alone, and no two are alike', async () => {
  const [first, second] = [
    await passwords.hash('Bozkir1923', asker),
    await passwords.hash('Bozkir1923', asker),
  ];
  expect(first).toMatch(/^\$scrypt\$ln=14,r=8,p=5\$[\w-]{22}\$[\w-]{43}$/);
  expect(first).not.toBe(second);
  expect([
    await passwords.isRight('Bozkir1923', first, asker),
    await passwords.isRight('Bozkir1924', first, asker),
    await passwords.isRight('', first, asker),
    await passwords.isRight('Bozkir1923', null, asker),
  ]).toEqual([true, false, false, false]);
});

test('[V-11] a letter typed with a mark of its own is the same letter', async () => {
  const hash = await passwords.hash('S\u0327eker123', asker);
  expect(await passwords.isRight('Şeker123', hash, asker)).toBe(true);
});

test('a stored hash nobody can read is a fault and not a wrong password', async () => {
  await expect(passwords.isRight('Bozkir1923', 'Bozkir1923', asker)).rejects.toThrow('cannot be read');
});

test('two hash at once, the next two wait, and the fifth is told that there are too many', async () => {
  const queue = openHashingQueue({ atOnce: 2, longest: 2 });
  const running: (() => void)[] = [];
  const begin = (account: string) =>
    queue.run(
      askerAt('203.0.113.7', account),
      () => new Promise<string>((done) => running.push(() => done('hashed'))),
    );
  const four = ['a', 'b', 'c', 'd'].map(begin);
  const fifth = await begin('e');
  await Promise.resolve();
  expect([running.length, fifth]).toEqual([2, null]);
  running[0]?.();
  expect(await four[0]).toBe('hashed');
  await Promise.resolve();
  expect(running).toHaveLength(3);
  running[1]?.();
  running[2]?.();
  await Promise.all([four[1], four[2]]);
  running[3]?.();
  expect(await four[3]).toBe('hashed');
});

test('work that fails leaves its place to the next', async () => {
  const queue = openHashingQueue({ atOnce: 1, longest: 1 });
  await expect(queue.run(asker, () => Promise.reject(new Error('broke')))).rejects.toThrow('broke');
  expect(await queue.run(asker, () => Promise.resolve('hashed'))).toBe('hashed');
});

test.each([
  ['Password1'],
  ['PASSWORD1'],
  ['Qwerty123'],
  ['1Qaz2wsx'],
  ['Galatasaray1905'],
  ['FENERBAHÇE1907'],
  ['İstanbul34'],
  ['ISTANBUL34'],
  ['Michael1'],
  ['MICHAEL1'],
  ['Sunshine2024!'],
  ['Şifre123'],
  ['Merhaba1'],
])('[V-11] %s is a password too many people use', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each([['Bozkir1923'], ['Erciyes3917'], ['Uzun bir cümle 1'], ['xK9vTq2mLw'], ['Sunshine20245']])(
  '[V-11] %s is not',
  (password) => {
    expect(isCommonPassword(password)).toBe(false);
  },
);

test('[V-11] more than three thousand passwords that meet the rules are known', () => {
  const known = common.passwords.split(' ');
  expect(known.length).toBeGreaterThanOrEqual(3_000);
  expect(known.filter((password) => !/^(?=.*[a-z])(?=.*\d).{8,}$/.test(password))).toEqual([]);
  expect(known.filter((password) => !isCommonPassword(password.toUpperCase()))).toEqual([]);
});
