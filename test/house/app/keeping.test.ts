import { describe, expect, test } from 'vitest';
import { assign, createActor, type Snapshot, setup } from 'xstate';
import { type Keepable, type KeptBefore, keepUp, nothingKept, readKept } from '#app/keeping/keeping.ts';
import { shelf } from '#test/support/kept-shelf.ts';

type Booking = { readonly from: string; readonly seats: readonly string[] };

const booking = setup({
  types: {} as {
    context: Booking;
    input: Booking;
    events: { type: 'journey.asked'; from: string } | { type: 'seats.chosen'; seats: readonly string[] };
  },
  actions: {
    noteFrom: assign((_, { from }: { from: string }) => ({ from })),
    noteSeats: assign((_, { seats }: { seats: readonly string[] }) => ({ seats })),
  },
}).createMachine({
  id: 'booking',
  context: ({ input }) => input,
  initial: 'searching',
  states: {
    searching: {
      on: {
        'journey.asked': {
          target: 'seating',
          actions: { type: 'noteFrom', params: ({ event }) => ({ from: event.from }) },
        },
      },
    },
    seating: {
      on: {
        'seats.chosen': {
          actions: { type: 'noteSeats', params: ({ event }) => ({ seats: event.seats }) },
        },
      },
    },
  },
});

const changed = setup({
  types: {} as { context: Booking; input: Booking },
}).createMachine({
  id: 'booking',
  context: ({ input }) => input,
  initial: 'searching',
  states: { searching: {}, choosing: {} },
});

const keepable: Keepable<Booking> = {
  flow: 'booking',
  machine: booking,
  kept: ({ from }) => ({ from }),
  extent: 'whole',
};

const endless = new AbortController().signal;
const settled = () => new Promise((resolve) => setImmediate(resolve));

const begun = (calls: ReturnType<typeof shelf>, before: KeptBefore = nothingKept) => {
  const heard: string[] = [];
  const actor = createActor(booking, { input: { from: '', seats: [] } });
  actor.start();
  keepUp(actor, keepable, calls, before, {
    continuedElsewhere: () => heard.push('continued elsewhere'),
    failed: (error) => heard.push(String(error)),
  });
  return { actor, heard };
};

describe('a flow that is kept', () => {
  test('goes on where it stood', async () => {
    const calls = shelf();
    const { actor } = begun(calls);
    actor.send({ type: 'journey.asked', from: 'Ankara' });
    actor.send({ type: 'seats.chosen', seats: ['1A'] });
    await settled();
    const { snapshot } = await readKept(keepable, calls, endless);
    const again = createActor(booking, { input: { from: '', seats: [] }, ...(snapshot && { snapshot }) });
    again.start();
    expect({ value: again.getSnapshot().value, context: again.getSnapshot().context }).toEqual({
      value: 'seating',
      context: { from: 'Ankara', seats: ['1A'] },
    });
  });

  test('begins anew with what was typed when its chart has changed', async () => {
    const calls = shelf();
    const { actor } = begun(calls);
    actor.send({ type: 'journey.asked', from: 'Ankara' });
    await settled();
    expect(await readKept({ ...keepable, machine: changed }, calls, endless)).toEqual({
      revision: 1,
      snapshot: null,
      kept: { from: 'Ankara' },
      written: calls.rows.get('booking')?.snapshot,
      unheard: null,
    });
  });

  test('of which nothing was kept begins at the beginning', async () => {
    expect(await readKept(keepable, shelf(), endless)).toEqual(nothingKept);
  });

  test('is not written before anything happens, nor after the last change', async () => {
    const calls = shelf();
    const { actor } = begun(calls);
    await settled();
    expect(calls.rows.size).toBe(0);
    actor.send({ type: 'journey.asked', from: 'Ankara' });
    await settled();
    expect(calls.writes()).toEqual([1]);
    actor.send({ type: 'journey.asked', from: 'Ankara' });
    await settled();
    expect(calls.writes()).toEqual([1]);
  });

  test('is written one write at a time, and the last state wins', async () => {
    const calls = shelf();
    const { actor, heard } = begun(calls);
    calls.close();
    actor.send({ type: 'journey.asked', from: 'Ankara' });
    await settled();
    actor.send({ type: 'seats.chosen', seats: ['1A'] });
    actor.send({ type: 'seats.chosen', seats: ['1A', '1B'] });
    calls.open();
    await settled();
    const { snapshot } = await readKept(keepable, calls, endless);
    expect({ heard, writes: calls.writes(), seats: JSON.stringify(snapshot).includes('1B') }).toEqual({
      heard: [],
      writes: [2],
      seats: true,
    });
  });

  test('is told when another tab has gone on, and leaves the other’s writing alone', async () => {
    const calls = shelf();
    const here = begun(calls);
    here.actor.send({ type: 'journey.asked', from: 'Ankara' });
    await settled();
    const there = begun(calls, { ...nothingKept, revision: 1 });
    there.actor.send({ type: 'journey.asked', from: 'Konya' });
    await settled();
    here.actor.send({ type: 'seats.chosen', seats: ['1A'] });
    here.actor.send({ type: 'seats.chosen', seats: ['1B'] });
    await settled();
    const { kept } = await readKept(keepable, calls, endless);
    expect({ here: here.heard, there: there.heard, kept, writes: calls.writes() }).toEqual({
      here: ['continued elsewhere'],
      there: [],
      kept: { from: 'Konya' },
      writes: [2],
    });
  });

  test('tells a write that did not get through, and writes the next change', async () => {
    const calls = shelf();
    const { actor, heard } = begun(calls);
    calls.break(true);
    actor.send({ type: 'journey.asked', from: 'Ankara' });
    await settled();
    calls.break(false);
    actor.send({ type: 'seats.chosen', seats: ['1A'] });
    await settled();
    expect({ heard, writes: calls.writes() }).toEqual({ heard: ['Error: The server is away.'], writes: [1] });
  });

  test('goes on after a write whose answer was lost: nobody else has gone on', async () => {
    const calls = shelf();
    const { actor, heard } = begun(calls);
    calls.loseAnswers(true);
    actor.send({ type: 'journey.asked', from: 'Ankara' });
    await settled();
    calls.loseAnswers(false);
    actor.send({ type: 'seats.chosen', seats: ['1A'] });
    await settled();
    const { snapshot } = await readKept(keepable, calls, endless);
    expect({ heard, writes: calls.writes(), seats: JSON.stringify(snapshot).includes('1A') }).toEqual({
      heard: ['Error: The answer is lost.'],
      writes: [2],
      seats: true,
    });
  });

  test('goes on where a login has copied it under another secret: nobody has written since', async () => {
    const calls = shelf();
    const { actor, heard } = begun(calls);
    actor.send({ type: 'journey.asked', from: 'Ankara' });
    await settled();
    calls.copyOnce();
    actor.send({ type: 'seats.chosen', seats: ['1A'] });
    await settled();
    const { snapshot } = await readKept(keepable, calls, endless);
    expect([heard, calls.writes(), JSON.stringify(snapshot).includes('1A')]).toEqual([[], [2], true]);
  });

  test('goes on where a login has copied it while a write was on its way', async () => {
    const calls = shelf();
    const { actor, heard } = begun(calls);
    actor.send({ type: 'journey.asked', from: 'Ankara' });
    await settled();
    const [copy] = [...calls.rows.values()];
    actor.send({ type: 'seats.chosen', seats: ['1A'] });
    await settled();
    if (copy !== undefined) calls.rows.set('booking', copy);
    actor.send({ type: 'seats.chosen', seats: ['1B'] });
    await settled();
    const { snapshot } = await readKept(keepable, calls, endless);
    expect([heard, calls.writes(), JSON.stringify(snapshot).includes('1B')]).toEqual([[], [2], true]);
  });

  test('stops after a write whose answer was lost when another tab has followed it', async () => {
    const calls = shelf();
    const here = begun(calls);
    calls.loseAnswers(true);
    here.actor.send({ type: 'journey.asked', from: 'Ankara' });
    await settled();
    calls.loseAnswers(false);
    begun(calls, { ...nothingKept, revision: 1 }).actor.send({ type: 'journey.asked', from: 'Konya' });
    await settled();
    here.actor.send({ type: 'seats.chosen', seats: ['1A'] });
    await settled();
    expect({ heard: here.heard, writes: calls.writes() }).toEqual({
      heard: ['Error: The answer is lost.', 'continued elsewhere'],
      writes: [2],
    });
  });
});

const onlyStatus = (): Snapshot<unknown> => ({ status: 'active', output: undefined, error: undefined });
const untilSeated = ({ from, seats }: Booking) => (seats.length > 0 ? null : { from });

describe('a flow with children', () => {
  const hold = setup({
    types: {} as { events: { type: 'seats.chosen' } },
  }).createMachine({
    id: 'hold',
    initial: 'empty',
    states: { empty: { on: { 'seats.chosen': 'held' } }, held: {} },
  });
  const holder = setup({
    types: {} as { context: Booking; input: Booking; children: { hold: 'hold' } },
    actors: { hold },
  }).createMachine({
    id: 'booking',
    context: ({ input }) => input,
    invoke: { id: 'hold', src: 'hold' },
  });
  const quiet = { continuedElsewhere: () => undefined, failed: () => undefined };
  const holding: Keepable<Booking> = { ...keepable, machine: holder };
  const started = () => createActor(holder, { input: { from: 'Ankara', seats: [] } }).start();

  test('is written when a child has changed, and the child goes on where it stood', async () => {
    const calls = shelf();
    const actor = started();
    keepUp(actor, holding, calls, nothingKept, quiet);
    actor.getSnapshot().children.hold?.send({ type: 'seats.chosen' });
    await settled();
    const { snapshot } = await readKept(holding, calls, endless);
    const input = { from: '', seats: [] };
    const again = createActor(holder, { input, ...(snapshot && { snapshot }) }).start();
    expect(again.getSnapshot().children.hold?.getSnapshot().value).toBe('held');
  });

  test('leaves out what it sheds, and is forgotten when nothing is to be kept', async () => {
    const calls = shelf();
    const actor = createActor(booking, { input: { from: '', seats: [] } }).start();
    keepUp(actor, { ...keepable, kept: untilSeated, shed: onlyStatus }, calls, nothingKept, quiet);
    actor.send({ type: 'journey.asked', from: 'Ankara' });
    await settled();
    const written = calls.rows.get('booking')?.snapshot;
    actor.send({ type: 'seats.chosen', seats: ['1A'] });
    await settled();
    expect({ written, rows: calls.rows.size }).toEqual({
      written: JSON.stringify({ kept: { from: 'Ankara' }, snapshot: { status: 'active' } }),
      rows: 0,
    });
  });
});
