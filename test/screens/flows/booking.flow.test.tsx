import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { AnyActorRef } from 'xstate';
import { keyOf } from '#domain/journey/journey-facts.ts';
import type { PassengerDraft } from '#domain/passenger/passenger-draft.ts';
import { granted } from '#domain/values/answer.ts';
import tr from '#locales/tr.json' with { type: 'json' };
import { journey } from '#machines/booking/booking.samples.part.ts';
import { answersAt } from '#machines/kit/walk/walk.ts';
import { bookedPair } from '#machines/samples/booked-sample.ts';
import { fetchPaidChange } from '#screens/payment/late-paid-change.ts';
import { fetchKeepTickets } from '#screens/seat-map/late-keep-tickets.ts';
import { BookingAtItsPlace, standInsOf } from '../../support/views/booking-view.tsx';
import { viewLayer } from '../../support/views/view-layer.tsx';
import { isLeaveAsked, leaveYes } from '../../support/visits/leave-words.ts';
import { ayse, man, onePassengerWalk, oneWay, seatOfWalk } from '../../support/visits/one-passenger-walk.ts';

// The list has them fetched for whoever changes a ticket, and for whoever holds seats.
await Promise.all([
  fetchKeepTickets(),
  fetchPaidChange(),
  import('#screens/journey-list/seats-question.tsx'),
]);

const { startsAt } = onePassengerWalk;
const seat = seatOfWalk;

const { around, seatHold } = standInsOf(seat, startsAt);

const buttonNamed = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name) ?? null;
const isOffered = (name: string) => () => {
  const button = buttonNamed(name);
  return button !== null && button.getAttribute('aria-disabled') !== 'true' && button.checkVisibility();
};
/** Whoever has paid sees tickets. */
const tickets = answersAt((at) =>
  granted({ booking: bookedPair('valid', 'valid'), at, payTime: 'running' } as const),
);
const walk: typeof onePassengerWalk = {
  ...onePassengerWalk,
  outcomes: {
    ...onePassengerWalk.outcomes,
    loadBooking: { ...onePassengerWalk.outcomes.loadBooking, sold: tickets },
  },
};

const offerOf = (key: string) =>
  document.querySelector<HTMLElement>(`button[value="${key}:Y1"]:not([aria-disabled])`);
const press = (name: RegExp | string) => page.getByRole('button', { name, exact: true }).click();
const dialog = () => document.querySelector('dialog[open]');
const firstOf = (start: string) => start.split('{')[0] ?? start;
const box = (name: string) => page.getByRole('textbox', { name, exact: true });
const isAt = (state: string) => document.querySelector(`[data-flow=booking][data-state="${state}"]`) !== null;
const isHome = () => page.getByRole('form', { name: tr['trip.name'] }).elements().length > 0;
const isChecked = (name: string) => page.getByRole('radio', { name }).element().matches(':checked');

const choose = async (name: string) => {
  if (!isChecked(name)) await page.getByRole('radio', { name }).click();
};

const write = async (name: string, text: string) => {
  const field = box(name);
  if (field.element().getAttribute('value') !== text) await field.fill(text);
};

/** Tells of a passenger what the form does not say yet. */
const fillPassenger = async ({ firstName, lastName, birthDate, identityNumber, gender }: PassengerDraft) => {
  await choose(gender === 'F' ? tr['passenger.gender.female'] : tr['passenger.gender.male']);
  await write(tr['passenger.first-name'], firstName);
  await write(tr['passenger.last-name'], lastName);
  await write(tr['passenger.birth-date'], birthDate);
  await write(tr['passenger.identity'], identityNumber);
};

/** Whoever did not mean a loss has the form before them still. */
const openPassenger = async () => {
  const named = tr['passenger.legend'].replace('{number}', '1');
  if (buttonNamed(tr['passenger.edit.save']) === null)
    await press(tr['passenger.edit.name'].replace('{passenger}', named));
};

/** The hold that stands in has the seat of the path, or none. */
const holds = async (seats: readonly unknown[]) => {
  const { context } = seatHold.getSnapshot();
  if (context.seats.length === seats.length) return;
  if (seats.length > 0) seatHold.send({ type: 'seats.chosen', seats: [seat], at: startsAt });
  else seatHold.send({ type: 'seats.returned', seats: [seat], at: startsAt });
  await Promise.resolve();
};

const genderIn = (actor: AnyActorRef) => actor.getSnapshot().context.passengers[0]?.gender;

const field = (name: 'trip.from' | 'trip.to') => page.getByRole('combobox', { name: tr[name], exact: true });

const dayInput = (day: string) => day.split('-').toReversed().join('.');

viewLayer({
  walk,
  draw: ({ actor }) => <BookingAtItsPlace booking={around(actor)} wish={oneWay} />,
  fromApp: ['payer.known', 'address.asked'],
  isComing: () => (document.body.textContent ?? '').includes(tr['seat-map.coming']),
  unseen: { searching: isHome, 'seating.pausing': isHome },
  gestures: {
    'trip.wished': async ({ event }, { actor }) => {
      // Elsewhere the address says what is wished for.
      if (!isHome()) return actor.send(event);
      const back = Reflect.get(Reflect.get(event, 'wish'), 'back');
      await page.getByLabelText(tr['trip.from'], { exact: true }).click();
      // Until the help has come the form goes its own way.
      await expect.element(field('trip.from')).toHaveAttribute('role', 'combobox');
      await field('trip.from').fill('Ankara Gar');
      await field('trip.to').fill('İstanbul (Söğütlüçeşme)');
      await choose(back === null ? tr['trip.way.one'] : tr['trip.way.both']);
      await box(tr['trip.outward']).fill(dayInput(oneWay.outward));
      if (back !== null) await box(tr['trip.back']).fill(dayInput(back));
      return press(tr['trip.search']);
    },
    'list.asked': async ({ event }, { actor }) => {
      // A list that was not kept is asked for by the shop.
      if (buttonNamed(tr['journey-list.ask-again']) === null) actor.send(event);
      else await press(tr['journey-list.ask-again']);
    },
    'day.chosen': async ({ event }, { actor }) => {
      // The days of the way there are links: the address says them.
      if (Reflect.get(event, 'direction') === 'outward') return actor.send(event);
      return page.getByRole('link', { name: /29 Kasım/ }).click();
    },
    'journey.chosen': async ({ event }) => {
      const key = keyOf(Reflect.get(event, 'chosen').journey);
      await page.elementLocator(offerOf(key) ?? document.body).click();
    },
    'journey.changed': async ({ event }) => {
      if (isAt('seating.placing')) await holds(Reflect.get(event, 'held') === true ? [seat] : []);
      await press(isAt('listing.back') ? tr['journey-list.change-outward'] : tr['seat-map.change-journey']);
    },
    'mode.chosen': async ({ event }, { actor }) => {
      const isReserved = Reflect.get(event, 'mode') === 'reservation';
      const name = isReserved ? tr['passenger.mode.reservation'] : tr['passenger.mode.sale'];
      const folded = document.querySelector<HTMLDetailsElement>('details:has([name=booking-mode])');
      if (folded !== null && !folded.open) folded.querySelector('summary')?.click();
      if (isChecked(name)) actor.send(event);
      else await page.getByRole('radio', { name }).click();
    },
    'passengers.entered': async () => {
      await fillPassenger(ayse);
      await press(tr['passenger.submit']);
    },
    'passengers.corrected': async ({ event }, { actor }) => {
      const isFolded = buttonNamed(tr['passenger.submit']) === null;
      // What a seat depends on is not corrected but changed.
      if (isFolded && genderIn(actor) !== ayse.gender) return actor.send(event);
      if (isFolded) await openPassenger();
      await fillPassenger({ ...ayse, lastName: 'YILDIZ' });
      if (isFolded) await press(tr['passenger.edit.save']);
      else await page.getByRole('heading', { level: 1 }).click();
    },
    'passenger.changed': async ({ event }, { actor }) => {
      await holds(Reflect.get(event, 'held'));
      // Who is so already is not changed by any view.
      if (genderIn(actor) === man.gender) return actor.send(event);
      await openPassenger();
      await fillPassenger(man);
      return press(tr['passenger.edit.save']);
    },
    'trip.confirmed': () => press(tr['journey-list.leave.yes']),
    'trip.declined': () => press(tr['journey-list.leave.no']),
    'loss.confirmed': () => press(tr['passenger.loss.yes'].replace('{seats}', seat.seat)),
    'loss.declined': () => press(tr['passenger.loss.no'].replace('{seats}', seat.seat)),
    'expiry.seen': () => press(tr['seat-map.expired.again']),
    'leaving.confirmed': () => press(leaveYes),
    'leaving.declined': () => press(tr['payment.leave.no']),
    'outcome.asked': async ({ event }, { actor }) => {
      const name = [tr['result.ask-again'], tr['payment.leaving.again']].find((each) => buttonNamed(each));
      // While it is being looked for nobody need ask.
      if (name === undefined) actor.send(event);
      else await press(name);
    },
  },
  offers: {
    // Elsewhere a train that is pressed is chosen as soon as it can be.
    'journey.chosen': () =>
      ['listing.outward', 'listing.back', 'seating.comparing'].some(isAt) &&
      offerOf(keyOf(journey.journey)) !== null,
    'passengers.entered': isOffered(tr['passenger.submit']),
    'expiry.seen': isOffered(tr['seat-map.expired.again']),
    'loss.confirmed': () => dialog()?.textContent.includes(firstOf(tr['passenger.loss.no'])) ?? false,
    'trip.confirmed': () => dialog()?.textContent.includes(tr['journey-list.leave.title']) ?? false,
    'leaving.confirmed': () => isLeaveAsked(dialog()?.textContent ?? ''),
    'journey.changed': () =>
      dialog() === null &&
      (isOffered(tr['journey-list.change-outward'])() || isOffered(tr['seat-map.change-journey'])()),
  },
});
