import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { journeys } from '#contract/journeys/journeys.ts';
import type { RefusalName } from '#contract/wire/refusals.ts';
import { oneWayValue, roundTripValue, tripNames } from '#domain/journey/trip-query.ts';
import type { TripField } from '#domain/journey/trip-rules.ts';
import type { MessageId } from '#i18n/message-id.ts';
import { numberText } from '#i18n/number-text.ts';
import { typedDayText } from '#i18n/typed-day-text.ts';
import type { Values } from '#i18n/values.ts';
import type { Words } from '#i18n/words.ts';
import { soon } from '#test/support/soon.ts';
import { shopOfThisFile } from '../support/browser/shop.ts';
import { stands } from '../support/browser/stands.ts';
import { inTongues } from '../support/browser/tongues.ts';
import { visitorsOfThisFile } from '../support/browser/visitor.ts';
import { refuses } from '../support/shop/wire-said.ts';
import { worldHand } from '../support/shop/world.ts';
import { dayAhead } from '../support/visits/day-ahead.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

type Wrong = {
  /** What is typed instead of what would be answered; days are ISO text. */
  readonly typed: readonly (readonly [TripField, string])[];
  readonly told: MessageId;
  readonly values?: (words: Words) => Values;
};

const [ankara, eskisehir, adapazari] = ['Ankara Gar', 'Eskişehir', 'Adapazarı'];
const right: Wrong['typed'] = [
  ['from', ankara],
  ['to', eskisehir],
  ['outward', dayAhead(5)],
  ['passengers', '1'],
  ['lapChildren', '0'],
];

const wrongs: readonly Wrong[] = [
  { typed: [['from', '']], told: 'trip.from.missing' },
  { typed: [['to', '']], told: 'trip.to.missing' },
  { typed: [['to', 'Atlantis']], told: 'trip.station.unclear', values: () => ({ typed: 'Atlantis' }) },
  { typed: [['outward', '']], told: 'trip.outward.missing' },
  {
    typed: [['outward', '7']],
    told: 'trip.day.unclear',
    values: (words) => ({ example: typedDayText(dayAhead(0), words) }),
  },
  { typed: [['outward', '2020-01-01']], told: 'trip.day.past' },
  {
    typed: [['outward', dayAhead(200)]],
    told: 'trip.day.later',
    values: (words) => ({ last: typedDayText(dayAhead(60), words) }),
  },
  { typed: [['back', '']], told: 'trip.back.missing' },
  { typed: [['back', dayAhead(2)]], told: 'trip.back.before' },
  {
    typed: [['passengers', '12']],
    told: 'trip.passengers.many',
    values: ({ language }) => ({ most: numberText(11, language) }),
  },
  { typed: [['lapChildren', '3']], told: 'trip.lap-children.many' },
];

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);
const field = (page: Page, name: keyof typeof tripNames) => page.locator(`input[name=${tripNames[name]}]`);
const search = (page: Page, { say }: Words) =>
  page
    .locator('#content')
    .getByRole('button', { name: say('trip.search'), exact: true })
    .press('Enter');

/** Types a trip, and gives the fields as they stand then. */
const typeTrip = async (page: Page, typed: Wrong['typed'], words: Words) => {
  const isBack = typed.some(([name]) => name === 'back');
  await field(page, 'way')
    .and(page.locator(`[value=${isBack ? roundTripValue : oneWayValue}]`))
    .check();
  const texts = [...new Map([...right, ...typed])].map(
    ([name, text]) => [name, isDay(text) ? typedDayText(text, words) : text] as const,
  );
  for (const [name, text] of texts) await field(page, name).fill(text);
  return texts;
};

test.each(inTongues(wrongs))(
  '[E-06] %s: a search that cannot be says at its field what to do, and what was typed stays',
  async (language, words, cases) => {
    const { page } = await visitor({ language });
    await page.goto('/');
    await field(page, 'from').focus();
    await field(page, 'from').and(page.locator('[role=combobox]')).waitFor();
    for (const { typed, told, values } of cases) {
      const texts = await typeTrip(page, typed, words);
      await search(page, words);
      const sentence = words.say(told, values?.(words));
      await page.getByRole('alert').getByRole('link', { name: sentence, exact: true }).press('Enter');
      const named = page.locator('input:focus');
      await expect.poll(() => named.getAttribute('aria-invalid'), soon).toBe('true');
      for (const [name, text] of texts) expect(await field(page, name).inputValue()).toBe(text);
    }
  },
);

type Unsold = { readonly to: string; readonly told: MessageId };
const unsold: readonly Unsold[] = [
  { to: adapazari, told: 'trip.to.unpaired' },
  { to: ankara, told: 'trip.to.same' },
];

test.each(inTongues(unsold))(
  '[E-06] %s: an address between whose stations nothing is sold leads to the search, which says why',
  async (language, words, cases) => {
    const { page } = await visitor({ language });
    for (const { to, told } of cases) {
      const query = { kalkis: ankara, varis: to, gidis: dayAhead(5), yolcu: '1' };
      await page.goto(`/sefer-listesi?${new URLSearchParams(query)}`);
      await page
        .getByText(words.say(told, { from: ankara, to }))
        .first()
        .waitFor();
      expect(await field(page, 'to').inputValue()).toBe(to);
    }
  },
);

test.each(inTongues(['Atlantis']))(
  '[E-06] %s: a name that no station bears is told while it is typed',
  async (language, words, names) => {
    const { page } = await visitor({ language });
    await page.goto('/');
    for (const typed of names) {
      await field(page, 'from').fill(typed);
      await page.getByText(words.say('trip.station.none', { typed }), { exact: true }).waitFor();
      expect(await field(page, 'from').inputValue()).toBe(typed);
    }
  },
);

const listOf = (outward: string, back = '') =>
  `/sefer-listesi?kalkis=98&varis=93&gidis=${outward}${back === '' ? '' : `&donus=${back}`}&yolcu=1`;

type Unlisted = { readonly refusal: RefusalName; readonly told: MessageId; readonly next: MessageId };
const [change, ask] = ['journey-list.change-search', 'journey-list.ask-again'] as const;

const unlisted: readonly Unlisted[] = [
  { refusal: 'too-many-passengers', told: 'booking.refused.too-many-passengers', next: change },
  { refusal: 'no-train-found', told: 'search.refused.no-train-found', next: change },
  { refusal: 'station-unknown', told: 'search.refused.station-unknown', next: change },
  { refusal: 'stations-alike', told: 'search.refused.stations-alike', next: change },
  { refusal: 'stations-unpaired', told: 'search.refused.stations-unpaired', next: change },
  { refusal: 'day-not-on-sale', told: 'search.refused.day-not-on-sale', next: change },
  { refusal: 'too-many-tries', told: 'journey-list.too-many-tries.text', next: ask },
  { refusal: 'server-broken', told: 'journey-list.not-reached.text', next: ask },
];

test.each(inTongues(unlisted))(
  '[E-06] %s: a list that is refused says why, and leads back to the search as it was typed',
  async (language, words, cases) => {
    const { page } = await visitor({ language });
    const world = worldHand(shop().origin);
    for (const { refusal, told, next } of cases) {
      await world.answer(journeys.name, refuses(refusal));
      await page.goto(listOf(dayAhead(5)));
      await stands(page, 'booking', 'listing.refused');
      await page.getByText(words.say(told), { exact: true }).waitFor();
      expect(await page.getByText(words.say(next), { exact: true }).last().isVisible()).toBe(true);
      await page
        .getByRole('link', { name: words.say(change) })
        .last()
        .click();
      await page.waitForURL((url) => url.pathname === '/');
      expect(await field(page, 'outward').inputValue()).toBe(typedDayText(dayAhead(5), words));
    }
    await world.turn({ do: 'let-pass', name: journeys.name });
  },
);

/** Ten minutes before the day ends at the railway. */
const lateToday = () => Date.parse(`${dayAhead(0)}T23:50:00+03:00`);

test.each(inTongues([lateToday]))(
  '[E-06] %s: when the last train of the day has gone, the list says so',
  async (language, words, hours) => {
    const world = worldHand(shop().origin);
    for (const hour of hours) {
      const { page } = await visitor({ language });
      await world.pass(hour() - (await world.now()));
      await page.goto(listOf(dayAhead(0)));
      await page.getByText(words.say('search.refused.no-train-found'), { exact: true }).waitFor();
      expect(await page.getByText(words.say('journey-list.refused.no-train')).isVisible()).toBe(true);
    }
    await world.turn({ do: 'set-clock', offset: 0 });
    expect(await world.now()).toBeLessThan(lateToday() + 600_000);
  },
);

const task = (page: Page, { say }: Words, id: MessageId) =>
  page.getByText(say(id), { exact: true }).first().waitFor();
const choose = (page: Page) => page.locator('button[name=secim]:not([aria-disabled])').first().click();

test.each(inTongues([listOf(dayAhead(5), dayAhead(8))]))(
  '[E-06] %s: whoever goes on without a train there, or back, reads which one to choose first',
  async (language, words, lists) => {
    const { page } = await visitor({ language });
    for (const list of lists) {
      await page.goto(list);
      await stands(page, 'booking', 'listing.outward');
      await page.goto('/koltuk-haritasi');
      await task(page, words, 'journey-list.outward');
      await choose(page);
      await stands(page, 'booking', 'listing.back');
      await page.goto('/koltuk-haritasi');
      await task(page, words, 'journey-list.back');
      const chosen = page.getByRole('region', { name: words.say('journey-list.chosen-outward') });
      expect(await chosen.isVisible()).toBe(true);
    }
  },
);

const found = z.looseObject({ ways: z.array(z.object({ journeys: z.array(z.unknown()) })) });

/** What the server would answer, had no train gone back that day. */
const withoutBack = async (page: Page, outward: string, back: string) => {
  const ways = [
    { from: 98, to: 93, day: outward },
    { from: 93, to: 98, day: back },
  ];
  const wish = { ways, party: { passengers: 1, women: 0, men: 0 } };
  const answer = await page.request.post(journeys.path, { data: wish, headers: { origin: shop().origin } });
  const told = found.parse(await answer.json());
  const body = { ...told, ways: told.ways.map((way, index) => (index === 0 ? way : { journeys: [] })) };
  return { kind: 'answer', status: 200, body } as const;
};

test.each(inTongues([[dayAhead(5), dayAhead(8)] as const]))(
  '[E-06] %s: where no train goes back that day it is said, and the way there stays chosen',
  async (language, words, cases) => {
    const { page } = await visitor({ language });
    const world = worldHand(shop().origin);
    for (const [outward, back] of cases) {
      await world.answer(journeys.name, await withoutBack(page, outward, back));
      await page.goto(listOf(outward, back));
      await stands(page, 'booking', 'listing.outward');
      await choose(page);
      await page.getByText(words.say('journey-list.no-back'), { exact: true }).waitFor();
      const chosen = page.getByRole('region', { name: words.say('journey-list.chosen-outward') });
      expect(await chosen.isVisible()).toBe(true);
    }
    await world.turn({ do: 'let-pass', name: journeys.name });
  },
);
