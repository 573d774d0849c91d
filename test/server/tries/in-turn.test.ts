import { expect, test } from 'vitest';
import { type Answer, granted, refused } from '#domain/values/answer.ts';
import { inTurn } from '#server/people/access/take-turn.ts';
import { openAllowance } from '#server/platform/allowance.ts';
import { issuedWith } from '#server/platform/issued-secrets.ts';

const turns = { name: 'something', most: 3, within: 1_000, browsers: 2, wrong: ['code-wrong'] };

type Given = Answer<null, 'code-wrong' | 'seat-taken' | 'too-many-tries'>;

const issued = issuedWith('key');

/** How often one browser is answered like that before it is told that it asks too often. */
const heardWith = async (
  answers: (time: number) => Given,
  cookies: Readonly<Record<string, string>> = { party: issued.issue() },
): Promise<number> => {
  const app = { allow: openAllowance(() => 0), issued };
  const caller = { callerAddress: '203.0.113.7', cookies, session: null };
  for (let time = 0; time < 100; time += 1) {
    let isAnswered = false;
    await inTurn(caller, turns, app, () => {
      isAnswered = true;
      return Promise.resolve(answers(time));
    });
    if (!isAnswered) return time;
  }
  throw new Error('Nothing bounds the asks.');
};

test('what is given costs a turn, and so does a wrong secret and what another limit refuses', async () => {
  expect(await heardWith(() => granted(null))).toBe(3);
  expect(await heardWith(() => refused('code-wrong'))).toBe(3);
  expect(await heardWith(() => refused('too-many-tries'))).toBe(3);
});

test('what is not given costs a quarter of a turn, and asking in vain comes to an end too', async () => {
  expect(await heardWith(() => refused('seat-taken'))).toBe(12);
  expect(await heardWith(() => refused('seat-taken'), {})).toBe(3);
});

test('three times in vain takes nothing away from what may be given', async () => {
  expect(await heardWith((time) => (time < 3 ? refused('seat-taken') : granted(null)))).toBe(6);
});
