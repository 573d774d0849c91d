import { chromium as engine, type Page } from 'playwright';
import * as z from 'zod';
import { chromium } from '#atlas/command/chromium.ts';
import { loadSeatMaps } from '#contract/seats/seat-maps.ts';
import { tripNames } from '#domain/journey/trip-query.ts';
import tr from '#locales/tr.json' with { type: 'json' };
import { onBankPage, typeCard } from '../support/visits/card-buyer.ts';
import { dayAhead } from '../support/visits/day-ahead.ts';
import type { Bench, Figure } from './figure.ts';
import { spawnShop } from './spawned-shop.ts';

const slowness = 4;
const rounds = 3;
const phone = { width: 360, height: 780 } as const;

declare global {
  interface Window {
    seen?: { interactions: number[]; tasks: number[] };
  }
}

/** What a step of the way took: its slowest answer to the reader, and the longest the page was busy. */
type Taken = { readonly interaction: number; readonly task: number };
/** One walk, and how long the machine took for a fixed sum before it. */
type Walk = { readonly pace: number; readonly taken: ReadonlyMap<string, Taken> };
type Step = readonly [name: string, walk: (page: Page) => Promise<unknown>];

const watch = (page: Page) =>
  page.addInitScript(() => {
    const shortToo: PerformanceObserverInit & { readonly durationThreshold: number } = {
      type: 'event',
      durationThreshold: 16,
      buffered: true,
    };
    const seen: NonNullable<Window['seen']> = { interactions: [], tasks: [] };
    window.seen = seen;
    new PerformanceObserver((heard) => {
      for (const entry of heard.getEntries())
        if (Reflect.get(entry, 'interactionId')) seen.interactions.push(entry.duration);
    }).observe(shortToo);
    new PerformanceObserver((heard) => {
      for (const entry of heard.getEntries()) seen.tasks.push(entry.duration);
    }).observe({ type: 'longtask', buffered: true });
  });

const manySeats = 1_000;

const maps = z.looseObject({
  seatMaps: z.array(
    z.looseObject({
      trainCarId: z.int(),
      trainCarIndex: z.int(),
      wagonNo: z.int(),
      seatMapTemplate: z.looseObject({ seatMaps: z.array(z.unknown()) }),
    }),
  ),
});

/** The train that answers is made as long as the longest that may run: its coaches come again behind it. */
const lengthen = (page: Page) =>
  page.route(`**${loadSeatMaps.path}`, async (route) => {
    const answer = await route.fetch();
    const parsed = maps.parse(await answer.json());
    const { seatMaps: coaches } = parsed;
    const seats = coaches.reduce((sum, { seatMapTemplate }) => sum + seatMapTemplate.seatMaps.length, 0);
    const more = Array.from({ length: coaches.length * (Math.ceil(manySeats / seats) - 1) }, (_, at) => {
      const coach = coaches[at % coaches.length];
      const behind = coaches.length + at;
      return (
        coach && {
          ...coach,
          trainCarId: coach.trainCarId + behind,
          trainCarIndex: behind,
          wagonNo: behind + 1,
        }
      );
    });
    await route.fulfill({ response: answer, json: { ...parsed, seatMaps: [...coaches, ...more] } });
  });

/** What was seen since it was last asked, once the page has come to rest. */
const takenBy = (page: Page): Promise<Taken> =>
  page.evaluate(async () => {
    for (let times = 0; times < 3; times += 1)
      await new Promise((rested) => requestIdleCallback(rested, { timeout: 2_000 }));
    const { interactions, tasks } = window.seen ?? { interactions: [], tasks: [] };
    return {
      interaction: Math.max(0, ...interactions.splice(0)),
      task: Math.max(0, ...tasks.splice(0)),
    };
  });

const chooseStation = (name: string, input: string) => async (page: Page) => {
  await page.locator(`input[name=${name}]`).pressSequentially(input, { delay: 60 });
  await page.locator('[role=option]').first().waitFor();
  await page.keyboard.press('Enter');
};

const waitForState = (page: Page, flow: string, state: string) =>
  page.locator(`[data-flow="${flow}"][data-state="${state}"]`).first().waitFor();

/** Whoever looks for a role or a label reads the whole page for it, in the page's own time: these look for a tag. */
const button = (page: Page, name: string | RegExp) => page.locator('#content button', { hasText: name });

const fillPassenger = async (page: Page) => {
  await page.locator('#content input[type=radio][value=F]').check();
  for (const [id, text] of [
    ['passenger-1-firstName', 'Ayşe'],
    ['passenger-1-lastName', 'Yılmaz'],
    ['passenger-1-birthDate', '03.05.1990'],
    ['passenger-1-identityNumber', '10000000146'],
    ['contact-email', 'ayse@example.com'],
    ['contact-phone', '532 123 45 67'],
  ] as const) {
    await page.locator(`#${id}`).fill(text);
  }
};

const payButton = (page: Page) =>
  button(page, new RegExp(`^${tr['payment.pay'].split('{amount}').join('.*\\d.*')}$`));

const steps: readonly Step[] = [
  ['home', (page) => page.goto('/', { waitUntil: 'networkidle' })],
  ['where from, typed', chooseStation(tripNames.from, 'ankara')],
  ['where to, typed', chooseStation(tripNames.to, 'istanbul')],
  [
    'home → list',
    async (page) => {
      await page.locator('input[name=gidis]').fill(dayAhead(3).split('-').toReversed().join('.'));
      await button(page, tr['trip.search']).click();
      await waitForState(page, 'booking', 'listing.outward');
    },
  ],
  [
    'list → passengers',
    async (page) => {
      await page.locator('button[name=secim]:not([aria-disabled])').first().click();
      await waitForState(page, 'booking', 'describing');
    },
  ],
  ['a passenger, typed', fillPassenger],
  [
    'passengers → seats',
    async (page) => {
      await button(page, tr['passenger.submit']).click();
      await waitForState(page, 'seat-plan', 'shown.fresh');
    },
  ],
  [
    'a seat, chosen',
    async (page) => {
      await page.locator('[role=gridcell][data-seat]:not([aria-disabled])').first().click();
      await waitForState(page, 'seat-hold', 'counting.held.calm');
    },
  ],
  [
    'ten keys in the plan',
    async (page) => {
      for (let times = 0; times < 10; times += 1) await page.keyboard.press('ArrowDown');
    },
  ],
  [
    'seats → payment',
    async (page) => {
      await button(page, tr['seat-map.to-payment']).click();
      await waitForState(page, 'payment', 'choosing.enteringCard');
    },
  ],
  ['a card, typed', (page) => typeCard(page, '5400610000010018', tr)],
  ['terms, accepted', (page) => page.locator('#payment-terms').check()],
];

/** Back from the bank the page is another, and so is what it saw. */
const toTickets = async (page: Page) => {
  await payButton(page).click();
  await onBankPage(page);
  await page.getByRole('button', { name: tr['bank.approve'], exact: true }).click();
  await waitForState(page, 'booking', 'ended.issued');
};

/** What the machine itself takes for always the same sum: figures of two walks compare where this does. */
const paceOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const began = performance.now();
    let sum = 0;
    for (let at = 0; at < 20_000_000; at += 1) sum = (sum + at * 7) % 1_000_003;
    return sum < 0 ? 0 : performance.now() - began;
  });

const walked = async (origin: string): Promise<Walk> => {
  const browser = await engine.launch(await chromium());
  const context = await browser.newContext({ viewport: phone, baseURL: origin, hasTouch: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  await watch(page);
  await lengthen(page);
  const pace = await paceOf(page);
  const taken = new Map<string, Taken>();
  for (const [name, walk] of [...steps, ['payment → tickets', toTickets] as const]) {
    await walk(page);
    taken.set(name, await takenBy(page));
  }
  await browser.close();
  return { pace, taken };
};

const middleOf = (figures: readonly number[]): number =>
  figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? 0;

/** The whole purchase on a phone a quarter as fast: how late each step answers, and how long the page is busy. */
export const way: Bench = async () => {
  const shop = await spawnShop();
  const walks: Walk[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) walks.push(await walked(shop.places.shop));
  } finally {
    await shop.end();
  }
  const names = [...(walks[0]?.taken.keys() ?? [])];
  const figure = (name: string, of: keyof Taken, most: number): Figure => ({
    name: `${name}: ${of === 'interaction' ? 'slowest answer' : 'longest task'}`,
    value: middleOf(walks.map((walk) => walk.taken.get(name)?.[of] ?? 0)),
    unit: 'ms',
    ratio: null,
    target: `≤ ${most}`,
  });
  const pace: Figure = {
    name: 'a fixed sum, at the same pace',
    value: middleOf(walks.map((walk) => walk.pace)),
    unit: 'ms',
    ratio: null,
    target: null,
  };
  const figures = names.flatMap((name) => [figure(name, 'interaction', 64), figure(name, 'task', 100)]);
  return [pace, ...figures];
};
