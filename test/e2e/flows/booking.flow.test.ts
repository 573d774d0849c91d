import type { Page } from 'playwright';
import { performChange, simulateChange } from '#contract/tickets/tickets.ts';
import { tripQueryOf } from '#domain/journey/trip-query.ts';
import { refused } from '#domain/values/answer.ts';
import tr from '#locales/tr.json' with { type: 'json' };
import { answers } from '#machines/kit/walk/walk.ts';
import { laterBy } from '#machines/samples/booked-sample.ts';
import { browserLayer, type Scene } from '../../support/browser/browser-layer.ts';
import { begunAs, handOver, writtenOf } from '../../support/browser/desk.ts';
import { flowState } from '../../support/browser/flow-state.ts';
import { fillPassenger } from '../../support/browser/passenger-form.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';
import { bookingAnswers } from '../../support/visits/booking-world.ts';
import { dayAhead } from '../../support/visits/day-ahead.ts';
import { follow } from '../../support/visits/follow.ts';
import { isBookingWritten } from '../../support/visits/kept-state.ts';
import { leaveYes } from '../../support/visits/leave-words.ts';
import { logInBeside } from '../../support/visits/log-in-beside.ts';
import { onePassengerWalk } from '../../support/visits/one-passenger-walk.ts';
import { leavesSeat, sits } from '../../support/visits/seated-page.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

const list = '/sefer-listesi';

const { starts, startsAt } = onePassengerWalk;
/** The trains that are looked for go before it is over. */
const month = 30 * 86_400_000;
const { findJourneys, createBooking, payment, loadBooking, ...ports } = onePassengerWalk.outcomes;
const some = <Each>(all: Readonly<Record<string, Each>> = {}, ...names: readonly string[]) =>
  Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)));
const allBut = <Each>(all: Readonly<Record<string, Each>> = {}, left: string) =>
  some(all, ...Object.keys(all).filter((name) => name !== left));

const walk: typeof onePassengerWalk = {
  ...onePassengerWalk,
  events: {
    ...onePassengerWalk.events,
    // The days of the way there are addresses.
    'day.chosen': some(onePassengerWalk.events['day.chosen'], 'back'),
    'address.asked': some(
      onePassengerWalk.events['address.asked'],
      'home',
      'the list',
      'the list, with seats held',
      'the seat map',
    ),
  },
  outcomes: {
    ...ports,
    findJourneys: {
      ...some(findJourneys, 'trains', 'no answer'),
      'too many tries': answers(refused('too-many-tries')),
    },
    createBooking: some(createBooking, 'a booking', 'name-wrong', 'hold-differs', 'no answer'),
    payment: some(payment, 'paid', 'time over', 'left'),
    // A change that cost nothing has no time to be paid in.
    loadBooking: allBut(loadBooking, 'not changed in time'),
  },
};

const press = (page: Page, name: RegExp | string) =>
  page.locator('#content').getByRole('button', { name, exact: true }).click();
const answer = (page: Page, name: RegExp | string) =>
  page.locator('dialog[open]').getByRole('button', { name, exact: true }).click();
const ofSeats = (sentence: string) => new RegExp(`^${sentence.split('{seats}').join('.*')}$`);
const stateOf = ({ page }: Scene) => flowState(page, 'booking');
const isHome = async ({ page }: Scene) => {
  await page.waitForURL(({ pathname }) => pathname === '/');
  await page.getByRole('form', { name: tr['trip.name'] }).waitFor();
};

/** The list as its address stood last. */
const lists = new WeakMap<Page, string>();
const rememberList = (page: Page) => {
  page.on('framenavigated', (frame) => {
    const { pathname, search } = new URL(frame.url());
    if (frame === page.mainFrame() && pathname === list) lists.set(page, pathname + search);
  });
};

let trips = 0;
/** Another day than those before; who goes there and back comes back the same day. */
const wishOf = (event: object) => {
  trips += 1;
  const outward = dayAhead(8 + (trips % 4));
  const isOneWay = Reflect.get(Reflect.get(event, 'wish'), 'back') === null;
  const back = isOneWay ? null : outward;
  return { from: 98, to: 1325, outward, back, passengers: 1, lapChildren: 0 };
};

/** What came over the page is read and put away, so that the next list stands before the reader. */
const readsAlert = async (page: Page) => {
  const close = page.locator('[data-flow=alert]').getByRole('button');
  if (await close.isVisible()) await close.click();
};

/** The home page says nothing of the booking. */
const mayHold = (state: string | null) => state === 'seating.placing' || state === null;
/** Whoever goes to the list has a seat to lose, or none; who went home has one from the way there. */
const holdsAs = async (scene: Scene, held: unknown) => {
  const { page } = scene;
  const isAway = (await stateOf(scene)) === null;
  if (isAway && held === true) return;
  if (isAway) await follow(page, '/koltuk-haritasi');
  await (held === true ? sits(page) : leavesSeat(scene));
  if (!isAway) return;
  await follow(page, '/');
  await isHome(scene);
};

const openPassenger = (page: Page) =>
  press(
    page,
    tr['passenger.edit.name'].replace('{passenger}', tr['passenger.legend'].replace('{number}', '1')),
  );

/** Whoever did not mean a loss has the form before them still, with the other gender in it. */
const isFormOpen = async (page: Page) =>
  (await page.getByRole('button', { name: tr['passenger.edit.save'], exact: true }).count()) > 0;
const turnGender = async (page: Page) => {
  const female = page.getByLabel(tr['passenger.gender.female'], { exact: true });
  const male = page.getByLabel(tr['passenger.gender.male'], { exact: true });
  await ((await female.isChecked()) ? male : female).check();
};
const chooseOtherGender = async (page: Page) => {
  if (await isFormOpen(page)) return;
  await openPassenger(page);
  await turnGender(page);
};
const turnBack = async (page: Page) => ((await isFormOpen(page)) ? turnGender(page) : openPassenger(page));

browserLayer(
  {
    walk,
    anew: 'switches',
    waits: 'alone',
    causes: bookingAnswers,
    begin: async ({ page, origin, world }, { start }) => {
      const now = await world.now();
      const deadline = now + 600_000;
      const given = starts[start];
      await world.turn({ do: 'let-pass', name: null });
      const wish = given?.wish ? wishOf(given) : null;
      const booking = given?.booking ? { ...given.booking, deadline } : null;
      const deps = { context: page.context(), origin };
      const { changing, ordered } = given ?? {};
      const desk = begunAs(deps, {
        mode: given?.mode ?? 'sale',
        wish,
        booking,
        passengers: [],
        ...(changing && {
          changing: { ...changing, booking: laterBy(now + month - startsAt, changing.booking) },
        }),
        ...(ordered && { ordered: { ...ordered, order: { ...ordered.order, payBy: deadline } } }),
      });
      await handOver(deps, writtenOf(desk));
      await world.hold([
        simulateChange.name,
        performChange.name,
        ...Object.values(bookingAnswers).flatMap(({ call }) => call ?? []),
      ]);
      rememberList(page);
      await page.goto('/odeme');
    },
    gestures: {
      'trip.wished': async ({ page }, { event }) => {
        await readsAlert(page);
        await follow(page, `${list}?${tripQueryOf(wishOf(event))}`);
      },
      'list.asked': async (scene) => {
        if ((await stateOf(scene)) === 'listing.refused')
          return press(scene.page, tr['journey-list.ask-again']);
        await isBookingWritten(scene);
        await scene.page.goto(lists.get(scene.page) ?? '/koltuk-haritasi');
      },
      'day.chosen': ({ page }) =>
        page
          .getByRole('navigation', { name: tr['journey-list.days'] })
          .getByRole('link')
          .and(page.locator(':not([aria-current])'))
          .last()
          .click(),
      'journey.chosen': ({ page }) => page.locator('button[name=secim]:not([aria-disabled])').first().click(),
      'journey.changed': async (scene, { event }) => {
        const state = await stateOf(scene);
        if (state === 'listing.back') return press(scene.page, tr['journey-list.change-outward']);
        if (state === 'seating.placing') await holdsAs(scene, Reflect.get(event, 'held'));
        await press(scene.page, tr['seat-map.change-journey']);
      },
      'mode.chosen': async ({ page }, { event }) => {
        const mode = Reflect.get(event, 'mode') === 'reservation' ? 'reservation' : 'sale';
        const radio = page.getByRole('radio', { name: tr[`passenger.mode.${mode}`] });
        const folded = page.locator('details:has([name=booking-mode]):not([open]) > summary');
        if ((await folded.count()) > 0) await folded.click();
        await radio.check();
      },
      'passengers.entered': async ({ page }) => {
        await fillPassenger(page, tr);
        await press(page, tr['passenger.submit']);
      },
      'passengers.corrected': async (scene) => {
        const { page } = scene;
        const isFolded = (await stateOf(scene)) === 'seating.placing';
        if (isFolded) await turnBack(page);
        else await fillPassenger(page, tr);
        await page.getByLabel(tr['passenger.last-name'], { exact: true }).fill('Yıldız');
        if (isFolded) await press(page, tr['passenger.edit.save']);
        else await page.getByRole('heading', { level: 1 }).click();
      },
      'passenger.changed': async (scene, { event }) => {
        const { page } = scene;
        await (Reflect.get(event, 'held').length > 0 ? sits(page) : leavesSeat(scene));
        await chooseOtherGender(page);
        await press(page, tr['passenger.edit.save']);
      },
      'trip.confirmed': ({ page }) => answer(page, tr['journey-list.leave.yes']),
      'trip.declined': ({ page }) => answer(page, tr['journey-list.leave.no']),
      'loss.confirmed': ({ page }) => answer(page, ofSeats(tr['passenger.loss.yes'])),
      'loss.declined': ({ page }) => answer(page, ofSeats(tr['passenger.loss.no'])),
      'expiry.seen': ({ page }) => press(page, tr['seat-map.expired.again']),
      'leaving.confirmed': ({ page }) => answer(page, leaveYes),
      'leaving.declined': ({ page }) => answer(page, ofSeats(tr['payment.leave.no'])),
      'outcome.asked': async (scene) => {
        const state = await stateOf(scene);
        if (state === 'issuing.unanswered') return press(scene.page, tr['result.ask-again']);
        if (state === 'releasing.unheard') return press(scene.page, tr['payment.leaving.again']);
        // Whoever does not want to wait loads the page anew.
        await isBookingWritten(scene);
        await scene.page.goto('/odeme');
      },
      'payer.known': ({ page }) => logInBeside(page),
      'address.asked': async (scene, { event }) => {
        const { page } = scene;
        const state = await stateOf(scene);
        const { name } = Reflect.get(event, 'address');
        if (name === 'journey-list' && mayHold(state)) await holdsAs(scene, Reflect.get(event, 'held'));
        else if (state === 'seating.placing') await sits(page);
        if (name === 'home') return follow(page, '/');
        await follow(page, name === 'seat-map' ? '/koltuk-haritasi' : (lists.get(page) ?? list));
      },
    },
    stateIn: stateOf,
    unseen: { searching: isHome, 'seating.pausing': isHome },
  },
  shop,
  visitor,
);
