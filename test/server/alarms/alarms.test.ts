import { expect, test, vi } from 'vitest';
import { alarmChance } from '#domain/seat/seat-alarm.ts';
import { minute } from '#domain/values/durations.ts';
import { deleteExpiredAnywhere } from '#server/sale/holds/delete-expired.ts';
import { lettersTo } from '../../support/server/letters.ts';
import { askAlarm, fullClassOfThisFile, notifyNow, readNotified } from '../../support/sold/full-class.ts';

const { shop, full } = fullClassOfThisFile();

const pass = async (milliseconds: number) => {
  await shop().open.world?.carryOut({ do: 'move-clock', by: milliseconds });
};

const ask = (
  email: string,
  more: Readonly<Record<string, unknown>> = {},
  headers: Readonly<Record<string, string>> = {},
) => askAlarm(shop(), full(), email, more, headers);

const askAll = async (names: readonly string[]) => {
  for (const name of names) {
    expect((await ask(`${name}@example.com`)).status).toBe(200);
    await pass(1);
  }
};

const notified = async () => {
  await notifyNow(shop());
  return readNotified(shop());
};

const typeOf = async (answer: Response): Promise<string> => {
  const body = await answer.json();
  return body?.type ?? 'granted';
};

const codeIn = (text: string): string => /iptal=([\w-]+)/.exec(text)?.[1] ?? '';

const cancel = (code: string) => shop().askJson('/alarms/cancel', { code });

test('one place that is given back is told to the first of the queue, then a quarter of an hour later to the next', async () => {
  await askAll(['a', 'b', 'c']);
  expect(await notified()).toEqual([]);
  await full().free(1);
  expect([await notified(), await notified()]).toEqual([['a'], ['a']]);
  await pass(alarmChance - minute);
  expect(await notified()).toEqual(['a']);
  await pass(minute);
  expect(await notified()).toEqual(['a', 'b']);
  await full().fill();
  await notified();
  await full().free(2);
  expect(await notified()).toEqual(['a', 'b', 'c', 'a']);
});

test('a hold that runs out, and one that is given back, free their places for the queue', async () => {
  await full().free(1);
  const held = await full().hold();
  await askAll(['a', 'b']);
  expect(await notified()).toEqual([]);
  await shop().open.app.seats.release(held);
  expect(await notified()).toEqual(['a']);
  await full().hold();
  await pass(alarmChance);
  await deleteExpiredAnywhere(shop().open.app.db, shop().open.app.clock.now());
  expect(await notified()).toEqual(['a', 'b']);
});

test('places of a coach that is taken from sale wake nobody, and are told of when it is sold again', async () => {
  await askAll(['a', 'b']);
  await full().close();
  await full().free(1);
  expect([await notified(), await notified()]).toEqual([[], []]);
  await full().reopen();
  expect([await notified(), await notified()]).toEqual([['a'], ['a']]);
});

test('whoever was told before a coach was taken from sale is told anew when it is sold again', async () => {
  await full().free(1);
  await askAll(['a']);
  expect(await notified()).toEqual(['a']);
  await full().close();
  await pass(alarmChance);
  expect(await notified()).toEqual(['a']);
  await full().reopen();
  expect(await notified()).toEqual(['a', 'a']);
});

test('the letter names train, class and number, leads to the list of that day, and says that nothing is held', async () => {
  await ask('elif@example.com', { seats: 2 });
  await full().free(2);
  await notifyNow(shop());
  const [set, rung] = await lettersTo(shop(), 'elif@example.com');
  const day = new Date(full().departure + 3 * 3_600_000).toISOString().slice(0, 10);
  const list = `/sefer-listesi?kalkis=${full().from}&varis=${full().to}&gidis=${day}&yolcu=2`;
  expect([
    set?.subject.startsWith('Boş koltuk alarmınız kuruldu'),
    rung?.text.includes(`${list}\n`),
    rung?.text.includes('Business, 2 koltuk'),
    rung?.text.includes('Koltuk sizin için ayrılmadı ve garanti değildir'),
    codeIn(set?.text ?? '').length,
    codeIn(rung?.text ?? '').length,
  ]).toEqual([true, true, true, true, 43, 43]);
});

test.each([
  ['tr', 'Koltuk boşaldı', 'Koltuk sizin için ayrılmadı'],
  ['en', 'A seat is free', 'No seat is held or guaranteed'],
  ['fa', 'صندلی خالی شد', 'صندلی برای شما نگه داشته نشده'],
])(
  'both letters are in the language in which the alarm was asked for: %s',
  async (language, subject, held) => {
    const cookie = `dil=${language}`;
    await shop().askJson(
      '/alarms/ask',
      {
        trainId: full().runId,
        fromStationId: full().from,
        toStationId: full().to,
        cabinClass: full().cabinClass,
        seats: 1,
        email: 'a@example.com',
      },
      { cookie, 'accept-language': language },
    );
    await full().free(1);
    await notifyNow(shop());
    const letters = await lettersTo(shop(), 'a@example.com');
    expect(letters.map((letter) => letter.language)).toEqual([language, language]);
    expect(letters[1]?.subject.startsWith(subject)).toBe(true);
    expect(letters[1]?.text.includes(held)).toBe(true);
  },
);

test('every e-mail is answered alike: a member’s, a stranger’s and one that waits already', async () => {
  const answers = [];
  for (const email of ['ayse@example.com', 'kimse@example.com', 'kimse@example.com', 'KIMSE@example.com']) {
    const answer = await ask(email);
    answers.push([answer.status, await answer.text()]);
  }
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  const rows = await shop().open.app.db.selectFrom('seat_alarm').select('email').execute();
  expect(rows).toHaveLength(2);
  expect(await lettersTo(shop(), 'kimse@example.com')).toHaveLength(1);
});

test('asked for again with another number of places it keeps its place in the queue', async () => {
  await askAll(['a', 'b']);
  await ask('a@example.com', { seats: 2 });
  await full().free(2);
  expect(await notified()).toEqual(['a']);
  const letters = await lettersTo(shop(), 'a@example.com');
  expect(letters.filter(({ subject }) => subject.startsWith('Boş koltuk alarmınız'))).toHaveLength(2);
});

test('asked for again in another language it writes in that one from now on', async () => {
  await ask('a@example.com');
  await ask('a@example.com', { seats: 2 }, { cookie: 'language=en' });
  await full().free(2);
  await notifyNow(shop());
  const letters = await lettersTo(shop(), 'a@example.com');
  expect(letters.map(({ language }) => language)).toEqual(['tr', 'en', 'en']);
});

test('who is told for the last time has the first chance as well', async () => {
  await askAll(['a', 'b']);
  await shop().open.app.db.updateTable('seat_alarm').set({ tellings_left: 1 }).execute();
  await full().free(1);
  expect([await notified(), await notified()]).toEqual([['a'], ['a']]);
  await pass(alarmChance);
  expect(await notified()).toEqual(['a', 'b']);
});

test('the link of any of its letters cancels an alarm, and nothing is kept of it', async () => {
  await askAll(['a', 'b']);
  await full().free(1);
  expect(await notified()).toEqual(['a']);
  const [set, rung] = await lettersTo(shop(), 'a@example.com');
  const [first, second] = [codeIn(set?.text ?? ''), codeIn(rung?.text ?? '')];
  expect(first).not.toBe(second);
  const { db } = shop().open.app;
  const kept = await db.selectFrom('seat_alarm_key').select('hash').execute();
  expect(kept.some(({ hash }) => hash === first || hash === second)).toBe(false);
  expect(await typeOf(await cancel(second))).toBe('granted');
  expect([await typeOf(await cancel(first)), await typeOf(await cancel('x'))]).toEqual([
    'alarm-over',
    'alarm-over',
  ]);
  const left = await db.selectFrom('seat_alarm').select('email').execute();
  const keys = await db.selectFrom('seat_alarm_key').select('hash').execute();
  expect([left, keys.length]).toEqual([[{ email: 'b@example.com' }], 1]);
  expect(await notified()).toEqual(['a', 'b']);
});

test('an alarm ends when the train leaves, and is forgotten', async () => {
  await askAll(['a']);
  await full().free(1);
  await pass(full().departure - shop().open.app.clock.now());
  expect(await notified()).toEqual([]);
  const { db } = shop().open.app;
  expect(await db.selectFrom('seat_alarm').select('id').execute()).toEqual([]);
  expect(await db.selectFrom('seat_alarm_key').select('hash').execute()).toEqual([]);
  expect(await typeOf(await ask('b@example.com'))).toBe('train-departed');
});

test('what is no train, no stretch, no class of it or no e-mail is refused by name', async () => {
  const types = [];
  for (const more of [
    { trainId: 2_000_000_000 },
    { toStationId: full().from },
    { cabinClass: 'OS' },
    { email: 'ayse' },
    { seats: 0 },
  ]) {
    types.push(await typeOf(await ask('a@example.com', more)));
  }
  expect(types).toEqual([
    'train-unknown',
    'station-unknown',
    'train-unknown',
    'alarm-email-wrong',
    'call-not-understood',
  ]);
});

test('one e-mail is asked for ten times a day, from whatever address', async () => {
  const types = [];
  for (let nth = 0; nth < 11; nth += 1)
    types.push(await typeOf(await ask('a@example.com', { seats: nth + 1 })));
  expect(types).toEqual([...Array.from({ length: 10 }, () => 'granted'), 'too-many-tries']);
});

test('one address asks twenty times an hour, for whatever e-mails', async () => {
  const types = [];
  const body = {
    trainId: full().runId,
    fromStationId: full().from,
    toStationId: full().to,
    cabinClass: full().cabinClass,
    seats: 1,
  };
  for (let nth = 0; nth < 21; nth += 1) {
    const asked = { ...body, email: `a${nth}@example.com` };
    types.push(
      await typeOf(await shop().askJson('/alarms/ask', asked, { 'x-forwarded-for': '198.51.100.7' })),
    );
  }
  expect(types).toEqual([...Array.from({ length: 20 }, () => 'granted'), 'too-many-tries']);
});

test('an alarm that is asked for twenty times is one alarm and one letter', async () => {
  await Promise.all(Array.from({ length: 20 }, () => ask('yirmi@example.com')));
  const alarms = await shop()
    .open.app.db.selectFrom('seat_alarm')
    .select('seats')
    .where('email_key', '=', 'yirmi@example.com')
    .execute();
  expect([alarms, (await lettersTo(shop(), 'yirmi@example.com')).length]).toEqual([[{ seats: 1 }], 1]);
});

/** One code, and the codes of as many letters: a letter for every number of places that was asked for. */
const codesOf = async (email: string, letters: number): Promise<readonly string[]> => {
  for (let nth = 0; nth < letters; nth += 1) await ask(email, { seats: nth + 1 });
  return (await lettersTo(shop(), email)).map(({ text }) => codeIn(text));
};

test.each([
  ['one link', 1],
  ['the links of ten letters', 10],
])('an alarm that is cancelled twenty times at once by %s is cancelled once', async (_, letters) => {
  await askAll(['a']);
  const codes = await codesOf('b@example.com', letters);
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_press, at) => cancel(codes[at % codes.length] ?? '')),
  );
  const types = (await Promise.all(responses.map(typeOf))).toSorted();
  expect(types).toEqual([...Array.from({ length: 19 }, () => 'alarm-over'), 'granted']);
  const { db } = shop().open.app;
  const left = await db.selectFrom('seat_alarm').select('email').execute();
  const keys = await db.selectFrom('seat_alarm_key').select('hash').execute();
  expect([codes.length, left, keys.length]).toEqual([letters, [{ email: 'a@example.com' }], 1]);
  await full().free(1);
  expect(await notified()).toEqual(['a']);
});

test('a shop tells by itself', async () => {
  await askAll(['a']);
  await full().free(1);
  vi.advanceTimersByTime(1_000);
  await expect.poll(() => readNotified(shop()), { timeout: 10_000 }).toEqual(['a']);
});
