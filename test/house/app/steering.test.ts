import { afterEach, describe, expect, test } from 'vitest';
import { createActor, setup } from 'xstate';
import { barePathOf, screenOf, steeringBy } from '#app/routing/steering.ts';
import type { OwnAddress } from '#domain/shop/own-address.ts';

const at = (name: 'home' | 'journey-list' | 'seat-map' | 'payment', path: string): OwnAddress => ({
  name,
  access: 'open',
  path,
});
const home = at('home', '/');
const journeys = at('journey-list', '/sefer-listesi');
const seats = at('seat-map', '/koltuk-haritasi');
const payment = at('payment', '/odeme');

/** A small booking: it may be gone back to the journeys, but never past the payment. */
const booking = setup({
  types: {} as {
    events:
      | { type: 'address.asked'; address: OwnAddress }
      | { type: 'journey.chosen' }
      | { type: 'seats.chosen' }
      | { type: 'booking.left' };
    meta: { readonly screen: 'journey-list' | 'seat-map' | 'payment' };
  },
  guards: {
    isJourneys: ({ event }) => event.type === 'address.asked' && event.address.name === 'journey-list',
  },
}).createMachine({
  id: 'booking',
  initial: 'choosing',
  states: {
    choosing: { meta: { screen: 'journey-list' }, on: { 'journey.chosen': 'seating' } },
    seating: {
      meta: { screen: 'seat-map' },
      initial: 'picking',
      on: { 'address.asked': { guard: 'isJourneys', target: 'choosing' }, 'booking.left': 'left' },
      states: {
        picking: { on: { 'seats.chosen': 'paying' } },
        paying: { meta: { screen: 'payment' } },
      },
    },
    left: { type: 'final' },
  },
});

/** The places that show it. */
const shows = ({ name }: OwnAddress) => name !== 'contact';

/** Where the reader stands. */
let here: OwnAddress | null = journeys;
afterEach(() => {
  here = journeys;
});

const steered = () => {
  const went: string[] = [];
  const steering = steeringBy({ go: (path) => went.push(path), hereNow: () => here });
  const flow = createActor(booking);
  flow.start();
  steering.follow(flow, 'in-front', {
    notify: () => undefined,
    holds: () => false,
    pathOf: barePathOf,
    shows,
  });
  return { flow, steering, went };
};

describe('a flow in front', () => {
  test('writes where it stands to the address, once per screen', () => {
    const { flow, went } = steered();
    flow.send({ type: 'journey.chosen' });
    flow.send({ type: 'seats.chosen' });
    expect(went).toEqual(['/koltuk-haritasi', '/odeme']);
  });

  test('leads nobody who has gone to another page', () => {
    const { flow, went } = steered();
    flow.send({ type: 'journey.chosen' });
    here = { name: 'contact', access: 'open', path: '/iletisim' };
    flow.send({ type: 'seats.chosen' });
    here = null;
    flow.send({ type: 'booking.left' });
    expect({ value: flow.getSnapshot().value, went }).toEqual({ value: 'left', went: ['/koltuk-haritasi'] });
  });

  test('the deepest state that names a screen is the one that is shown', () => {
    const { flow } = steered();
    flow.send({ type: 'journey.chosen' });
    flow.send({ type: 'seats.chosen' });
    expect(screenOf(flow.getSnapshot())).toBe('payment');
  });

  test('Back becomes an event; the flow that takes it goes along without being led', () => {
    const { flow, steering, went } = steered();
    flow.send({ type: 'journey.chosen' });
    expect(steering.ask(journeys)).toBeNull();
    expect({ value: flow.getSnapshot().value, went }).toEqual({
      value: 'choosing',
      went: ['/koltuk-haritasi'],
    });
  });

  test('an address the flow refuses is put back', () => {
    const { flow, steering } = steered();
    flow.send({ type: 'journey.chosen' });
    expect(steering.ask(payment)).toBe('/koltuk-haritasi');
    expect(flow.getSnapshot().value).toEqual({ seating: 'picking' });
  });

  test('its own address is free', () => {
    const { flow, steering } = steered();
    flow.send({ type: 'journey.chosen' });
    expect(steering.ask(seats)).toBeNull();
  });

  test('pages of plain content belong to nobody', () => {
    const { flow, steering } = steered();
    flow.send({ type: 'journey.chosen' });
    expect(steering.ask({ name: 'contact', access: 'open', path: '/iletisim' })).toBeNull();
  });

  test('what else an address says is told once the flow was asked, and the flow words its own paths', () => {
    const reported: string[] = [];
    const went: string[] = [];
    const steering = steeringBy({ go: (path) => went.push(path), hereNow: () => here });
    const flow = createActor(booking).start();
    steering.follow(flow, 'in-front', {
      notify: ({ path }) => {
        reported.push(`${path} while ${String(screenOf(flow.getSnapshot()))}`);
      },
      holds: () => false,
      pathOf: (screen) => `/${screen}?kalkis=98`,
      shows,
    });
    flow.send({ type: 'journey.chosen' });
    expect([steering.ask(journeys), steering.ask(payment)]).toEqual([null, '/journey-list?kalkis=98']);
    expect({ reported, went }).toEqual({
      reported: ['/sefer-listesi while journey-list', '/odeme while journey-list'],
      went: ['/seat-map?kalkis=98'],
    });
  });

  test('a flow that has ended minds no address', () => {
    const { flow, steering } = steered();
    flow.send({ type: 'journey.chosen' });
    flow.send({ type: 'booking.left' });
    expect(steering.ask(home)).toBeNull();
  });
});

describe('a flow beside the page', () => {
  const guard = setup({
    types: {} as {
      events: { type: 'address.asked'; address: OwnAddress } | { type: 'member.came' };
      meta: { readonly screen: 'home' };
    },
    guards: { isMembers: ({ event }) => event.type === 'address.asked' && event.address.access === 'member' },
  }).createMachine({
    initial: 'out',
    states: {
      out: {
        initial: 'visiting',
        on: { 'address.asked': { guard: 'isMembers', target: '.turnedAway' }, 'member.came': 'in' },
        states: { visiting: {}, turnedAway: { meta: { screen: 'home' } } },
      },
      in: {},
    },
  });
  const members = { name: 'password-update', access: 'member', path: '/sifre-guncelleme' } as const;

  const beside = () => {
    const went: string[] = [];
    const steering = steeringBy({ go: (path) => went.push(path), hereNow: () => here });
    const flow = createActor(guard);
    flow.start();
    steering.follow(flow, 'beside');
    return { flow, steering, went };
  };

  test('[S-03] turns a guest away from a page of members, each time anew', () => {
    const { steering } = beside();
    expect([steering.ask(members), steering.ask(members)]).toEqual(['/', '/']);
  });

  test('leaves every address it does not mind to the page', () => {
    const { steering } = beside();
    expect([journeys, seats, home].map((address) => steering.ask(address))).toEqual([null, null, null]);
  });

  test('lets a member in', () => {
    const { flow, steering } = beside();
    flow.send({ type: 'member.came' });
    expect(steering.ask(members)).toBeNull();
  });

  test('leads away when it learns only later that nobody is there', () => {
    const { flow, went } = beside();
    flow.send({ type: 'address.asked', address: members });
    expect(went).toEqual(['/']);
  });
});
