import { expect, test } from 'vitest';
import { minute } from '#domain/values/durations.ts';
import type { HoldAnswer } from '#server/sale/holds/seats.ts';
import { newParty, newRun, seatsOfThisFile, wantedIn } from '../../support/shop/seats.ts';

const seats = seatsOfThisFile();

const describeAnswer = (answer: HoldAnswer) =>
  answer.ok ? 'granted' : [answer.refusal, ...(answer.instead ?? [])].join(' ');

test('[S-09] a free place is held for ten minutes and known by an id that finds it', async () => {
  const wanted = wantedIn('benches', '3A', { runId: newRun(seats()) });
  const answer = await seats().hold(wanted);
  expect(answer).toEqual({
    ok: true,
    value: {
      ...wanted,
      holdId: answer.ok ? answer.value.holdId : '',
      cabinClass: 'Y1',
      deadline: seats().clock.now() + 10 * minute,
    },
  });
  expect(answer.ok && /^[\w-]{34}$/.test(answer.value.holdId)).toBe(true);
});

test('[E-07] a taken place is refused to another party, with the nearest legal places', async () => {
  const runId = newRun(seats());
  await seats().hold(wantedIn('benches', '3A', { runId, gender: 'M' }));
  expect(describeAnswer(await seats().hold(wantedIn('benches', '3A', { runId, gender: 'M' })))).toBe(
    'seat-taken 3B 2A 4A',
  );
});

test('[V-23] no woman beside a man of another booking, and the nearest place is one she may take', async () => {
  const runId = newRun(seats());
  await seats().hold(wantedIn('benches', '3A', { runId, gender: 'M' }));
  expect(describeAnswer(await seats().hold(wantedIn('benches', '3B', { runId, gender: 'F' })))).toBe(
    'gender-beside 2B 3C 4B',
  );
  expect(describeAnswer(await seats().hold(wantedIn('benches', '3B', { runId, gender: 'M' })))).toBe(
    'granted',
  );
});

test('[V-23] the rule looks at the stretch both travel, and at no other', async () => {
  const runId = newRun(seats());
  await seats().hold(wantedIn('benches', '3A', { runId, gender: 'M', fromStop: 0, toStop: 4 }));
  const after = wantedIn('benches', '3B', { runId, gender: 'F', fromStop: 4, toStop: 8 });
  const into = wantedIn('benches', '3B', { runId, gender: 'F', fromStop: 3, toStop: 4 });
  expect([describeAnswer(await seats().hold(after)), describeAnswer(await seats().hold(into))]).toEqual([
    'granted',
    'gender-beside 2B 3C 4B',
  ]);
});

test('[V-23] those who travel together sit beside each other', async () => {
  const runId = newRun(seats());
  const party = newParty();
  await seats().hold(wantedIn('benches', '3A', { runId, gender: 'M', party }));
  expect(describeAnswer(await seats().hold(wantedIn('benches', '3B', { runId, gender: 'F', party })))).toBe(
    'granted',
  );
});

test.each([
  ['always', 'gender-beside 2B 3C 4B'],
  ['off', 'granted'],
  ['between-bookings', 'granted'],
])('[V-23] under the rule “%s” a couple is told: %s', async (value, expected) => {
  const runId = newRun(seats());
  const party = newParty();
  await seats()
    .store.db.insertInto('seat_setting')
    .values({ name: 'neighbour-rule', value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
  await seats().upkeep.check();
  await seats().hold(wantedIn('benches', '3A', { runId, gender: 'M', party }));
  expect(describeAnswer(await seats().hold(wantedIn('benches', '3B', { runId, gender: 'F', party })))).toBe(
    expected,
  );
});

test.each([
  ['loca', '1A', '1C', 'compartment-of-others 2C 2D 2B'],
  ['sleeper', '1A', '1B', 'compartment-of-others 2B 2A 3B'],
] as const)(
  '[V-23] in a %s strangers of the other gender do not share a compartment',
  async (coach, first, second, expected) => {
    const runId = newRun(seats());
    await seats().hold(wantedIn(coach, first, { runId, gender: 'M' }));
    expect(describeAnswer(await seats().hold(wantedIn(coach, second, { runId, gender: 'F' })))).toBe(
      expected,
    );
    expect(describeAnswer(await seats().hold(wantedIn(coach, second, { runId, gender: 'M' })))).toBe(
      'granted',
    );
  },
);

test('[V-25] a covered couchette is shared with no stranger, of whatever gender', async () => {
  const runId = newRun(seats());
  const party = newParty();
  await seats().hold(wantedIn('couchette', '1A', { runId, party }));
  expect(describeAnswer(await seats().hold(wantedIn('couchette', '1B', { runId })))).toBe(
    'compartment-of-others 2B 2A 2C',
  );
  expect(describeAnswer(await seats().hold(wantedIn('couchette', '1B', { runId, party, gender: 'M' })))).toBe(
    'granted',
  );
});

test('[K-06] where nobody has a number nobody has a neighbour', async () => {
  const runId = newRun(seats());
  await seats().hold(wantedIn('unnumbered', '1A', { runId, gender: 'M' }));
  expect(describeAnswer(await seats().hold(wantedIn('unnumbered', '1B', { runId, gender: 'F' })))).toBe(
    'granted',
  );
});

test('[V-27] a wheelchair place is for a wheelchair user, then for the companion', async () => {
  const runId = newRun(seats());
  const party = newParty();
  const of = (seat: string, occupant: 'passenger' | 'companion' | 'wheelchair-user') =>
    seats().hold(wantedIn('benches', seat, { runId, party, occupant }));
  expect([
    describeAnswer(await of('16H', 'passenger')),
    describeAnswer(await of('16D', 'companion')),
    describeAnswer(await of('16H', 'wheelchair-user')),
    describeAnswer(await of('16D', 'companion')),
  ]).toEqual(['wheelchair-only', 'wheelchair-only', 'granted', 'granted']);
});

test('[V-24] a pet stands beside its own passenger or alone, and never in a sleeper', async () => {
  const runId = newRun(seats());
  const party = newParty();
  const pet = { runId, party, occupant: 'pet' } as const;
  await seats().hold(wantedIn('benches', '5A', { runId, party }));
  await seats().hold(wantedIn('benches', '7A', { runId }));
  await seats().hold(wantedIn('sleeper', '1A', { runId, party }));
  const answers = [
    await seats().hold(wantedIn('benches', '7B', pet)),
    await seats().hold(wantedIn('benches', '5B', pet)),
    await seats().hold(wantedIn('wide', '3A', pet)),
    await seats().hold(wantedIn('sleeper', '1B', pet)),
  ];
  expect(answers.map(describeAnswer)).toEqual(['pet-not-here 5B', 'granted', 'granted', 'pet-not-here']);
});

test.each([
  ['[E-07] a coach without places', { coach: 6 }, 'coach-closed'],
  ['a coach the train has not', { coach: 9 }, 'seat-unknown'],
  ['a place the coach has not', { seat: '99Z' }, 'seat-unknown'],
  ['a stretch that runs back', { fromStop: 5, toStop: 5 }, 'seat-unknown'],
  ['a stop behind the last', { fromStop: 5, toStop: 11 }, 'seat-unknown'],
  ['a stop before the first', { fromStop: -1, toStop: 3 }, 'seat-unknown'],
] as const)('%s is refused', async (_name, more, expected) => {
  expect(
    describeAnswer(await seats().hold(wantedIn('benches', '3A', { runId: newRun(seats()), ...more }))),
  ).toBe(expected);
});

test('a train that has left, one that is not yet sold, and one nobody knows are refused', async () => {
  const runId = newRun(seats());
  const day = 10_000;
  const known = runId - (runId % day) + 1;
  const today = known - day * Math.floor((known - newRun(seats())) / day);
  const answers = await Promise.all(
    [today - 60 * day, today + 120 * day, today + 5].map((run) =>
      seats().hold(wantedIn('benches', '3A', { runId: run })),
    ),
  );
  expect(answers.map(describeAnswer)).toEqual(['train-departed', 'sale-not-open', 'seat-unknown']);
});

test('[E-07] a coach taken from sale is closed from the next look on', async () => {
  const runId = newRun(seats());
  const wanted = wantedIn('wide', '1A', { runId });
  await seats().store.db.insertInto('closed_coach').values({ run_id: runId, coach: wanted.coach }).execute();
  await seats().upkeep.check();
  expect(describeAnswer(await seats().hold(wanted))).toBe('coach-closed');
});

test('a hold that is let go is free at once, and can be let go once', async () => {
  const wanted = wantedIn('benches', '3A', { runId: newRun(seats()) });
  const first = await seats().hold(wanted);
  const holdId = first.ok ? first.value.holdId : '';
  const answers = [await seats().release(holdId), await seats().release(holdId)];
  expect(answers.map(({ ok }) => ok)).toEqual([true, false]);
  expect(describeAnswer(await seats().hold({ ...wanted, party: newParty(), gender: 'M' }))).toBe('granted');
});

test.each(['', 'x', 'A'.repeat(34), '_'.repeat(34), `${'A'.repeat(33)}é`])(
  'nothing is let go by the id “%s”',
  async (holdId) => {
    expect(await seats().release(holdId)).toEqual({ ok: false, refusal: 'hold-unknown', message: null });
  },
);

test('[S-09] at its deadline a hold bars nothing any more, whether anybody cleaned up or not', async () => {
  const wanted = wantedIn('benches', '3A', { runId: newRun(seats()) });
  await seats().hold(wanted);
  seats().clock.pass(10 * minute - 1);
  const before = await seats().hold({ ...wanted, party: newParty() });
  seats().clock.pass(1);
  const at = await seats().hold({ ...wanted, party: newParty() });
  expect([describeAnswer(before), describeAnswer(at)]).toEqual(['seat-taken 3B 2A 4A', 'granted']);
});

test('[S-09] how long a hold lasts is set while the shop runs', async () => {
  const set = (value: string) =>
    seats()
      .store.db.insertInto('seat_setting')
      .values({ name: 'hold-minutes', value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
  await set('3');
  await seats().upkeep.check();
  const answer = await seats().hold(wantedIn('benches', '3A', { runId: newRun(seats()) }));
  await set('10');
  await seats().upkeep.check();
  expect(answer.ok && answer.value.deadline - seats().clock.now()).toBe(3 * minute);
});

test('[S-10] the same party prolongs its hold by choosing the place again, three times', async () => {
  const wanted = wantedIn('benches', '3A', { runId: newRun(seats()) });
  const first = await seats().hold(wanted);
  const started = seats().clock.now();
  const deadlines = [];
  for (let index = 0; index < 4; index += 1) {
    seats().clock.pass(minute);
    const again = await seats().hold(wanted);
    expect(again.ok && again.value.holdId).toBe(first.ok && first.value.holdId);
    deadlines.push(again.ok ? (again.value.deadline - started) / minute : 0);
  }
  expect(deadlines).toEqual([11, 12, 13, 13]);
});

test('a journey longer than one row can tell of is held whole, or not at all', async () => {
  const runId = newRun(seats(), 2);
  const whole = wantedIn('benches', '3A', { runId, fromStop: 0, toStop: 89 });
  const tail = wantedIn('benches', '3A', { runId, fromStop: 63, toStop: 64 });
  const answers = [
    await seats().hold(tail),
    await seats().hold(whole),
    await seats().hold({ ...whole, toStop: 63 }),
    await seats().hold({ ...whole, fromStop: 64, gender: 'M' }),
    await seats().hold({ ...whole, seat: '3B', fromStop: 60, toStop: 70, gender: 'M' }),
  ];
  expect(answers.map(describeAnswer)).toEqual([
    'granted',
    'seat-taken 3B 2A 4A',
    'granted',
    'granted',
    'gender-beside 2B 3C 4B',
  ]);
});

test('a party that could be guessed is a fault of ours', async () => {
  const wanted = wantedIn('benches', '3A', { runId: newRun(seats()), party: 'guest' });
  await expect(seats().hold(wanted)).rejects.toThrow('A party is named by 22 to 64 plain signs.');
});
