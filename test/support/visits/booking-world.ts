import type { Page } from 'playwright';
import { abandonOrder } from '#contract/bookings/orders.ts';
import { cancelReservation, createPnr, getReservation } from '#contract/bookings/rail-booking.ts';
import { journeys, lowestPrices } from '#contract/journeys/journeys.ts';
import { askPayment, openPayment } from '#contract/payments/payments.ts';
import { releaseSeat } from '#contract/seats/seats.ts';
import { performChange, simulateChange } from '#contract/tickets/tickets.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import tr from '#locales/tr.json' with { type: 'json' };
import { withMeal } from '#machines/booking/booking.samples.part.ts';
import { bookedPair } from '#machines/samples/booked-sample.ts';
import { amountIn } from '../amount-in.ts';
import { type Action, type Cause, type Causes, type Scene, syncClock } from '../browser/browser-layer.ts';
import { flowState } from '../browser/flow-state.ts';
import { refuses, says } from '../shop/wire-answers.ts';
import type { Released } from '../shop/world.ts';
import { payBy } from './card-buyer.ts';
import { changeDone, changeOrdered, cheaperQuote, dearerQuote } from './change-answers.ts';
import { follow } from './follow.ts';
import { leaveYes } from './leave-words.ts';
import { sits, sitsEverywhere } from './seated-page.ts';

const minute = 60_000;
const noAnswer = { kind: 'garbage' } as const;
const passes = { kind: 'pass' } as const;

/** A booking nobody has made: the world alone tells of it. */
const unmadeReservation = (at: number, more: Partial<Reservation> = {}): Reservation => ({
  locator: 'K7Q2ZT',
  kind: 'sale',
  status: 'active',
  deadline: at + 10 * minute,
  createdAt: at,
  extensions: 0,
  awaitsProof: false,
  amount: 117_000,
  mayAct: true,
  passengers: [],
  events: [],
  ...more,
});

const made: Action = async ({ world }) =>
  world.release(createPnr.name, says(createPnr, unmadeReservation(await world.now())));

const seen =
  (more: Partial<Reservation>): Action =>
  async ({ world }) =>
    world.release(getReservation.name, says(getReservation, unmadeReservation(await world.now(), more)));

/** Seats are held, and a booking waits for its money, no longer than this. */
export const timeEnds: Action = async ({ page, world }) => {
  await world.pass(11 * minute);
  await syncClock(page);
};

const isLeaving = async ({ page }: Scene) => (await flowState(page, 'booking')) === 'seating.leaving';

/** Before an open question nothing else on the page is reached: it is answered with no. */
const stays = async (page: Page) => {
  const [, rest = ''] = tr['passenger.loss.no'].split('{seats}');
  const no = page.locator('dialog[open]').getByRole('button', {
    name: new RegExp(`^(${tr['payment.leave.no']}|${tr['journey-list.leave.no']})$|${rest}$`),
  });
  if ((await no.count()) > 0) await no.click();
};

const confirm: Action = async (scene) => {
  const { page, world } = scene;
  if (await isLeaving(scene)) return world.release(releaseSeat.name, passes);
  await stays(page);
  if (new URL(page.url()).pathname !== '/koltuk-haritasi') await follow(page, '/koltuk-haritasi');
  await sitsEverywhere(page);
  await page
    .locator('#content')
    .getByRole('button', {
      name: new RegExp(
        `^(${tr['seat-map.to-payment']}|${tr['seat-map.to-reservation']}|${tr['seat-map.to-change']})$`,
      ),
    })
    .click();
};

const turnBack: Action = async (scene) => {
  const { page, world } = scene;
  if (await isLeaving(scene)) return world.release(releaseSeat.name, passes);
  await stays(page);
  if (new URL(page.url()).pathname !== '/koltuk-haritasi') await follow(page, '/koltuk-haritasi');
  const hasSeat = (await flowState(page, 'seat-hold'))?.startsWith('empty') === false;
  await page
    .getByRole('button', { name: new RegExp(`^(${tr['seat-map.leave']}|${tr['seat-map.leave.list']})$`) })
    .click();
  if (hasSeat) await world.release(releaseSeat.name, passes);
};

export const pays: Action = async ({ page, world }) => {
  await stays(page);
  const opened = { payment: 'p-1', challenge: null, payBy: (await world.now()) + minute };
  await world.answer(openPayment.name, says(openPayment, opened));
  await world.answer(
    askPayment.name,
    says(askPayment, { bankReference: null, locator: 'K7Q2ZT', amount: 117_000 }),
  );
  await payBy(page, '5400610000010018');
};

export const leavesPayment: Action = async ({ page }) => {
  await stays(page);
  await page.getByRole('button', { name: tr['payment.leave'], exact: true }).click();
  await page.locator('dialog[open]').getByRole('button', { name: leaveYes }).click();
};

const pressIn = async ({ page }: Scene, name: RegExp | string) =>
  page.locator('[data-flow=ticket-change]').getByRole('button', { name, exact: true }).click();

const confirmation = new RegExp(
  `${amountIn(tr['change.confirm.due']).source}|${amountIn(tr['change.confirm.back']).source}`,
);

/** What a change comes to is told and meant. */
const changes =
  (quote: Released, answer: (now: number) => Released): Action =>
  async (scene) => {
    const { world } = scene;
    await world.release(simulateChange.name, quote);
    await pressIn(scene, confirmation);
    await world.release(performChange.name, answer(await world.now()));
  };

const releaseReservation =
  (booking: Reservation): Action =>
  async ({ world }) =>
    world.release(getReservation.name, says(getReservation, booking));

const outcomes = (call: string, answers: Readonly<Record<string, Cause>>): Causes => ({
  call,
  outcomes: answers,
});

/** What the world says to a booking, and what its readers do on the pages of its children. */
export const bookingAnswers: Readonly<Record<string, Causes>> = {
  findJourneys: outcomes(journeys.name, {
    trains: passes,
    'too many tries': refuses('too-many-tries'),
    'no answer': noAnswer,
  }),
  findOffers: outcomes(lowestPrices.name, { prices: passes, 'no answer': noAnswer }),
  seatHold: {
    call: null,
    beneath: releaseSeat.name,
    outcomes: {
      'all seats': confirm,
      'time over': async (scene, at) => {
        if (new URL(scene.page.url()).pathname === '/koltuk-haritasi') await sits(scene.page);
        await timeEnds(scene, at);
      },
      'turned back': turnBack,
    },
  },
  returnSeats: outcomes(releaseSeat.name, { done: passes, 'no answer': noAnswer }),
  createBooking: outcomes(createPnr.name, {
    'a booking': made,
    'name-wrong': refuses('name-wrong'),
    'hold-differs': refuses('hold-differs'),
    'no answer': noAnswer,
  }),
  payment: { call: null, outcomes: { paid: pays, 'time over': timeEnds, left: leavesPayment } },
  ticketChange: {
    call: null,
    beneath: simulateChange.name,
    outcomes: {
      'done at once': changes(cheaperQuote, () => changeDone),
      'to be paid': changes(dearerQuote, (at) => changeOrdered(at + 10 * minute)),
      'no place any more': async ({ world }) => world.release(simulateChange.name, refuses('place-not-held')),
      left: async (scene) => {
        await scene.world.release(simulateChange.name, dearerQuote);
        await pressIn(scene, tr['change.decline']);
      },
    },
  },
  releaseBooking: {
    call: [cancelReservation.name, abandonOrder.name],
    outcomes: {
      released: async ({ world }) => {
        const call = await world.heldAmong([cancelReservation.name, abandonOrder.name]);
        const cancelled = unmadeReservation(await world.now(), { status: 'cancelled' });
        const answer =
          call === abandonOrder.name ? says(abandonOrder, null) : says(cancelReservation, cancelled);
        await world.release(call, answer);
      },
      'money on its way': refuses('payment-underway'),
      'no answer': noAnswer,
    },
  },
  loadBooking: outcomes(getReservation.name, {
    sold: seen({ status: 'sold' }),
    reserved: seen({ kind: 'reservation' }),
    'with the services': releaseReservation(withMeal),
    changed: releaseReservation(bookedPair('changed', 'valid')),
    'not changed yet': releaseReservation(bookedPair('valid', 'valid')),
    'still open': seen({}),
    'ran out': seen({ status: 'option-expired' }),
    'not found': refuses('booking-not-found'),
    'no answer': noAnswer,
  }),
};
