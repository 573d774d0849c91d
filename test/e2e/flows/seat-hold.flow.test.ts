import type { Page } from 'playwright';
import { expect, vi } from 'vitest';
import * as z from 'zod/mini';
import { tripQueryOf } from '#domain/journey/trip-query.ts';
import type { HeldSeat, WantedSeat } from '#domain/seat/held-seat.ts';
import { seatCallsBy } from '#gateway/seats/seat-calls.ts';
import { openGateway } from '#gateway/wire/gateway.ts';
import tr from '#locales/tr.json' with { type: 'json' };
import { browserLayer, type Scene } from '../../support/browser/browser-layer.ts';
import { described, handOver, seated, writtenOf } from '../../support/browser/desk.ts';
import { flowState } from '../../support/browser/flow-state.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';
import { soon } from '../../support/soon.ts';
import { dayAhead } from '../../support/visits/day-ahead.ts';
import { extendHold } from '../../support/visits/extend-hold.ts';
import { follow } from '../../support/visits/follow.ts';
import { oneSeatWalk } from '../../support/visits/one-seat-walk.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

const press = (page: Page, name: string) =>
  page.locator('#content').getByRole('button', { name, exact: true }).click();
const expectState = (page: Page, ...states: readonly string[]) =>
  expect.poll(() => flowState(page, 'booking'), soon).toSatisfy((state) => states.includes(state));

const depsOf = ({ page, origin }: Scene) => ({ context: page.context(), origin });
const wished = { passenger: { tariff: 'disabled' } } as const;

const selection = 'select-seat';
const extension = 'extend-seats';
const release = 'release-seat';
const endless = new AbortController().signal;

const strangersCalls = (origin: string) =>
  seatCallsBy(
    openGateway({ origin, environment: 'LOCAL-DEV', language: 'tr', reach: fetch }, () => performance.now()),
    Date.now,
  );

const keptAnswer = z.object({ snapshot: z.string() });
const holdSnapshot = z.object({
  context: z.object({
    seats: z.array(z.custom<HeldSeat>()),
    wanted: z.array(z.custom<WantedSeat>()),
  }),
});
const bookingSnapshot = z.object({
  snapshot: z.object({ children: z.object({ seatHold: z.object({ snapshot: holdSnapshot }) }) }),
});

/** What the page has written down of its hold, once it tells what is looked for. */
const holdKept = ({ page, origin }: Scene, field: 'seats' | 'wanted') =>
  vi.waitFor(async () => {
    const answer = await page.request.get(`${origin}/keeping/flows/booking`);
    const { snapshot } = keptAnswer.parse(await answer.json());
    const { context } = bookingSnapshot.parse(JSON.parse(snapshot)).snapshot.children.seatHold.snapshot;
    if (context[field].length === 0) throw new Error(`Nothing is written of ${field} yet.`);
    return context;
  }, soon);

/** A party may choose 88 times in ten minutes. */
const seldom = { ...soon, interval: 250 };

/** Somebody else was quicker. */
const loseSeat = async (scene: Scene) => {
  const { wanted } = await holdKept(scene, 'wanted');
  await scene.world.heldAmong([selection]);
  await scene.world.turn({ do: 'let-pass', name: selection });
  const wish = { wanted, held: [], party: `rival-${crypto.randomUUID()}` };
  // What the page had before may still be on its way back.
  await vi.waitFor(async () => {
    const answer = await strangersCalls(scene.origin).holdSeats(wish, endless);
    if (!answer.ok) throw new Error(`Nobody else may have the seat either: ${answer.refusal}`);
  }, seldom);
  await scene.world.open(selection);
};

/** The hold was lengthened elsewhere as often as it may be. */
const spendExtensions = async (scene: Scene) => {
  const { seats } = await holdKept(scene, 'seats');
  await scene.world.heldAmong([extension]);
  await scene.world.turn({ do: 'let-pass', name: extension });
  const calls = strangersCalls(scene.origin);
  while ((await calls.extendHold({ seats }, endless)).ok);
  await scene.world.open(extension);
};

/** The server's hour moves on before the browser has looked at it. */
const outlive = async ({ world }: Scene) => {
  await world.pass(11 * 60_000);
  await world.open(extension);
};

/** What a seat stands in for is given back with it. */
const give = async ({ world }: Scene) => {
  await world.turn({ do: 'let-pass', name: release });
  await world.open(selection);
};

const wheelchairCell = (page: Page) =>
  page
    .getByRole('gridcell', { name: new RegExp(tr['seat-map.place.wheelchair']), selected: false })
    .and(page.locator(':not([aria-disabled])'));

/** Looks through the coaches for one with a free wheelchair place, each once its plan is drawn. */
const pressWheelchair = async (page: Page) => {
  const coaches = page.locator('label', { has: page.getByRole('radio', { name: /\d+\. vagon.* boş/ }) });
  await coaches.first().waitFor();
  for (const coach of (await coaches.all()).toReversed()) {
    if ((await wheelchairCell(page).count()) > 0) break;
    // Not by force: an alert may lie above the coach, and whoever presses scrolls it clear.
    await coach.click();
    const number = Number.parseInt(await coach.innerText(), 10);
    const plan = tr['seat-map.plan'].replace('{coach}', String(number));
    await page.getByRole('grid', { name: plan, exact: true }).waitFor();
  }
  await wheelchairCell(page).first().click();
};

const anotherTrip = `/sefer-listesi?${tripQueryOf({ from: 98, to: 796, outward: dayAhead(9), back: null, passengers: 1, lapChildren: 0 })}`;
const freeCells = '[role=gridcell][data-seat]:not([aria-disabled]):not([aria-selected=true])';

browserLayer(
  {
    walk: oneSeatWalk,
    anew: 'switches',
    causes: {
      holdSeats: {
        call: selection,
        outcomes: {
          given: give,
          taken: loseSeat,
          'no answer': { kind: 'cut' },
        },
      },
      returnSeats: {
        call: release,
        outcomes: { done: { kind: 'pass' }, 'no answer': { kind: 'cut' } },
      },
      extendHold: {
        call: extension,
        outcomes: {
          granted: { kind: 'pass' },
          'not extended': spendExtensions,
          'over already': outlive,
          'no answer': { kind: 'cut' },
        },
      },
    },
    begin: async (scene, { start }) => {
      const deps = depsOf(scene);
      await scene.world.turn({ do: 'let-pass', name: null });
      const desk = start === 'plain' ? await described(deps, wished) : await seated(deps, wished);
      await handOver(deps, writtenOf(desk));
      await scene.world.hold([selection, release, extension]);
      await scene.page.goto('/koltuk-haritasi');
      if (start === 'plain') await press(scene.page, tr['passenger.submit']);
    },
    gestures: {
      'seats.chosen': ({ page }) => page.locator(freeCells).nth(8).click(),
      'wheelchair.wanted': ({ page }) => pressWheelchair(page),
      'seats.returned': ({ page }) =>
        page
          .getByRole('button', { name: new RegExp(tr['seat-map.give-back'].replace('{seat}', '\\S+')) })
          .click(),
      'wheelchair.confirmed': ({ page }) => press(page, tr['seat-map.wheelchair.confirm']),
      'wheelchair.declined': ({ page }) => press(page, tr['seat-map.wheelchair.decline']),
      'answer.asked': ({ page }) => press(page, tr['seat-map.unanswered.ask']),
      'extension.asked': ({ page }) => extendHold(page, tr),
      'seats.confirmed': ({ page }) => press(page, tr['seat-map.to-payment']),
      'seats.left': async ({ page }) => {
        if ((await page.locator('dialog[open]').count()) === 0) return press(page, tr['seat-map.leave']);
        // Behind an open question only the address leads away, and that asks another where a seat is held.
        const isHeld = (await flowState(page, 'seat-hold'))?.startsWith('counting') === true;
        await follow(page, anotherTrip);
        if (isHeld) await press(page, tr['journey-list.leave.yes']);
      },
    },
    stateIn: ({ page }) => flowState(page, 'seat-hold'),
    unseen: {
      left: ({ page }) =>
        expectState(page, 'describing', 'listing.asking', 'listing.outward', 'listing.refused'),
      expired: ({ page }) => expectState(page, 'expired'),
      confirmed: ({ page }) => expectState(page, 'paying.open'),
    },
  },
  shop,
  visitor,
);
