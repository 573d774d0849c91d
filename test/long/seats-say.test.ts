import type { Page, Route } from 'playwright';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createPnr } from '#contract/bookings/rail-booking.ts';
import { extendSeats, selectSeat } from '#contract/seats/seats.ts';
import type { Language } from '#domain/values/language.ts';
import type { MessageId } from '#i18n/message-id.ts';
import type { Values } from '#i18n/values.ts';
import type { Words } from '#i18n/words.ts';
import { createPassengerDraft } from '#test/support/passengers.ts';
import { described, handOver, seated, writtenOf } from '../support/browser/desk.ts';
import {
  type Action,
  button,
  meet,
  meets,
  press,
  type Refused,
  type Sitting,
} from '../support/browser/refused-action.ts';
import { shopOfThisFile } from '../support/browser/shop.ts';
import { inTongues } from '../support/browser/tongues.ts';
import { visitorsOfThisFile } from '../support/browser/visitor.ts';
import { waitForState } from '../support/browser/wait-for-state.ts';
import { worldHand } from '../support/shop/world.ts';
import { extendHold } from '../support/visits/extend-hold.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

const free = (page: Page) =>
  page.locator('[role=gridcell][data-seat]:not([aria-disabled]):not([aria-selected=true])');
const pressSeat: Action = ({ page }) => free(page).first().click();
const sitDown = async (language: Language, words: Words, come: 'free' | 'holding'): Promise<Sitting> => {
  const { page } = await visitor({ language });
  const deps = { context: page.context(), origin: shop().origin };
  const pet = createPassengerDraft({ tariff: 'pet', firstName: 'BONCUK', dependsOn: 0 });
  const desk = come === 'free' ? await described(deps, { others: [pet] }) : await seated(deps);
  await handOver(deps, writtenOf(desk));
  await page.goto('/koltuk-haritasi');
  const sitting = { page, words, world: worldHand(shop().origin) };
  if (come === 'free') await press('passenger.submit')(sitting);
  await waitForState(page, 'seat-hold', come === 'free' ? 'empty.fresh' : 'counting.held.calm');
  await waitForState(page, 'seat-plan', 'shown.fresh');
  if (come === 'free')
    await page
      .getByRole('group', { name: words.say('seat-map.coaches') })
      .getByRole('radio')
      .last()
      .check();
  return sitting;
};

const namesStay: Action = ({ page }) => page.getByText('AYŞE YILMAZ').first().waitFor();

const asked = z.record(z.string(), z.unknown());
const rowOf = (seat: string) => seat.replace(/\D+$/, '');

/** The free seats of a row that is free on both sides of the aisle. */
const freeRow = async (page: Page): Promise<readonly string[]> => {
  const seats = await free(page).evaluateAll((cells) =>
    cells.map((cell) => cell.getAttribute('data-seat') ?? ''),
  );
  const rows = seats.map((seat) => seats.filter((other) => rowOf(other) === rowOf(seat)));
  return rows.find(({ length }) => length >= 4) ?? [];
};

/** Just before the seat is asked for, a man who travels alone takes it, or the others of its row. */
const manTakes =
  (which: 'beside' | 'it'): Action =>
  async ({ page }) => {
    const [seat = '', ...others] = await freeRow(page);
    const url = shop().origin + selectSeat.path;
    const headers = { 'content-type': 'application/json', origin: shop().origin };
    const goFirst = async (route: Route) => {
      const { party: _, ...wish } = asked.parse(route.request().postDataJSON());
      for (const seatNumber of which === 'it' ? [seat] : others) {
        const body = JSON.stringify({ ...wish, seatNumber, gender: 'M' });
        await fetch(url, { method: 'POST', headers, body });
      }
      await route.continue();
    };
    await page.route(url, goFirst, { times: 1 });
    await page.locator(`[role=gridcell][data-seat="${seat}"]`).click();
  };

const rider = ({ page, words }: Sitting, id: MessageId, values: Values) =>
  page.getByRole('radio', { name: words.say(id, values) });
const petIsSeated: Action = async (sitting) => {
  const { page, words } = sitting;
  await rider(sitting, 'seat-map.passenger.pet', { number: 2 }).check();
  await page
    .locator(`[role=gridcell][aria-label*="${words.say('seat-map.why.pet')}"]`)
    .first()
    .click({ force: true });
};
const ayseIsSeated: Action = (sitting) =>
  rider(sitting, 'seat-map.passenger.named', { number: 1, name: 'AYŞE YILMAZ' }).check();

const another = 'seat-map.nearest' as const;

/** While nothing is held yet. */
const choosing: readonly Refused[] = [
  { cause: manTakes('it'), message: 'seat.refused.seat-taken', next: another },
  { cause: manTakes('beside'), message: 'seat.refused.gender-beside', next: another },
  { cause: petIsSeated, message: 'seat-map.why.pet', next: 'seat-map.nearest.none', after: ayseIsSeated },
  ...(
    [
      ['compartment-of-others', 'seat.refused.compartment-of-others', another],
      ['wheelchair-only', 'seat.refused.wheelchair-only', another],
      ['pet-not-here', 'seat.refused.pet-not-here', another],
      ['seat-unknown', 'seat.refused.seat-unknown', another],
      ['price-unknown', 'booking.refused.price-unknown', another],
      ['tariff-unknown', 'booking.refused.tariff-unknown', 'passenger.edit'],
      ['coach-closed', 'seat.refused.coach-closed', 'seat-map.coaches'],
      ['sale-not-open', 'seat.refused.sale-not-open', 'seat-map.leave'],
      ['train-departed', 'seat.refused.train-departed', 'seat-map.leave'],
      ['too-many-tries', 'wire.too-many-tries', 'seat-map.leave'],
    ] as const
  ).map(([refusal, message, next]) => ({ cause: meets(selectSeat.name, refusal, pressSeat), message, next })),
  {
    cause: meets(selectSeat.name, 'server-broken', pressSeat),
    message: 'seat-map.unanswered.text',
    next: 'seat-map.unanswered.ask',
    after: press('seat-map.unanswered.ask'),
  },
];

test.each(inTongues(choosing))(
  '[E-07] %s: a seat that is not given says which rule forbids it and what can be had instead',
  async (language, words, cases) => {
    const sitting = await sitDown(language, words, 'free');
    for (const each of cases) {
      await meet(sitting, each);
      await namesStay(sitting);
    }
    expect(await button(sitting, 'seat-map.to-payment').isVisible()).toBe(true);
  },
);

const toPayment = press('seat-map.to-payment');
const longerThanHeld = 700_000;

const extend: Action = ({ page, words: { say } }) =>
  extendHold(page, {
    'seat-clock.extend': say('seat-clock.extend'),
    'seat-map.bar.time': say('seat-map.bar.time'),
  });

const reseat: Action = async (sitting) => {
  await press('seat-map.expired.again')(sitting);
  await waitForState(sitting.page, 'seat-hold', 'empty.fresh');
  await pressSeat(sitting);
  await waitForState(sitting.page, 'seat-hold', 'counting.held.calm');
};

/** While the seats are held. */
const holding: readonly Refused[] = [
  {
    cause: meets(extendSeats.name, 'hold-not-extended', extend),
    message: 'seat.refused.hold-not-extended',
    next: 'seat-map.to-payment',
  },
  ...(
    [
      ['back-before-outward', 'booking.refused.back-before-outward'],
      ['seat-count-wrong', 'booking.refused.seat-count-wrong'],
      ['compartment-not-whole', 'booking.refused.compartment-not-whole'],
      ['couchette-not-closed', 'booking.refused.couchette-not-closed'],
      ['dependent-elsewhere', 'booking.refused.dependent-elsewhere'],
      ['price-unknown', 'booking.refused.price-unknown'],
      ['key-in-use', 'passenger.refused.key-in-use'],
      ['too-late-to-reserve', 'booking.refused.too-late-to-reserve'],
      ['reserved-already', 'booking.refused.reserved-already'],
      ['reserved-share-full', 'booking.refused.reserved-share-full'],
      ['server-broken', 'passenger.refused.not-reached'],
    ] as const
  ).map(([refusal, message]) => ({
    cause: meets(createPnr.name, refusal, toPayment),
    message,
    next: 'seat-map.to-payment' as const,
  })),
  ...(
    [
      ['hold-differs', 'booking.refused.hold-differs'],
      ['place-of-another', 'booking.refused.place-of-another'],
      ['key-used-otherwise', 'seat-map.gone.text'],
    ] as const
  ).map(([refusal, message]) => ({
    cause: meets(createPnr.name, refusal, toPayment),
    message,
    next: 'seat-map.expired.again' as const,
    after: reseat,
  })),
];

const timeIsOver: Refused = {
  cause: async (sitting) => {
    await sitting.world.pass(longerThanHeld);
    await toPayment(sitting);
  },
  message: 'seat-map.expired.text',
  next: 'seat-map.expired.again',
  after: press('seat-map.expired.again'),
};

test.each(inTongues([...holding, timeIsOver]))(
  '[E-07] %s: what keeps held seats from being booked is read, and what is left to do',
  async (language, words, cases) => {
    const sitting = await sitDown(language, words, 'holding');
    for (const each of cases) {
      await meet(sitting, each);
      await namesStay(sitting);
    }
    await sitting.world.turn({ do: 'set-clock', offset: 0 });
    expect(cases.length).toBeGreaterThan(0);
  },
);
