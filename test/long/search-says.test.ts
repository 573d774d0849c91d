import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { journeys } from '#contract/journeys/journeys.ts';
import type { RefusalName } from '#contract/wire/refusals.ts';
import { oneWayValue, roundTripValue, tripNames } from '#domain/journey/trip-query.ts';
import type { TripField } from '#domain/journey/trip-rules.ts';
import { dayInputText } from '#i18n/day-input-text.ts';
import type { MessageId } from '#i18n/message-id.ts';
import { numberText } from '#i18n/number-text.ts';
import type { Values } from '#i18n/values.ts';
import type { Words } from '#i18n/words.ts';
import { soon } from '#test/support/soon.ts';
import { shopOfThisFile } from '../support/browser/shop.ts';
import { inTongues } from '../support/browser/tongues.ts';
import { visitorsOfThisFile } from '../support/browser/visitor.ts';
import { waitForState } from '../support/browser/wait-for-state.ts';
import { refuses } from '../support/shop/wire-answers.ts';
import { worldHand } from '../support/shop/world.ts';
import { dayAhead } from '../support/visits/day-ahead.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

type Wrong = {
  /** What is entered instead of what would be answered; days are ISO text. */
  readonly entered: readonly (readonly [TripField, string])[];
  readonly message: MessageId;
  readonly values?: (words: Words) => Values;
};

const [ankara, eskisehir, adapazari] = ['Ankara Gar', 'Eskişehir', 'Adapazarı'];
const right: Wrong['entered'] = [
  ['from', ankara],
  ['to', eskisehir],
  ['outward', dayAhead(5)],
  ['passengers', '1'],
  ['lapChildren', '0'],
];

const wrongs: readonly Wrong[] = [
  { entered: [['from', '']], message: 'trip.from.missing' },
  { entered: [['to', '']], message: 'trip.to.missing' },
  { entered: [['to', 'Atlantis']], message: 'trip.station.unclear', values: () => ({ entered: 'Atlantis' }) },
  { entered: [['outward', '']], message: 'trip.outward.missing' },
  {
    entered: [['outward', '7']],
    message: 'trip.day.unclear',
    values: (words) => ({ example: dayInputText(dayAhead(0), words) }),
  },
  { entered: [['outward', '2020-01-01']], message: 'trip.day.past' },
  {
    entered: [['outward', dayAhead(200)]],
    message: 'trip.day.later',
    values: (words) => ({ last: dayInputText(dayAhead(60), words) }),
  },
  { entered: [['back', '']], message: 'trip.back.missing' },
  { entered: [['back', dayAhead(2)]], message: 'trip.back.before' },
  {
    entered: [['passengers', '12']],
    message: 'trip.passengers.many',
    values: ({ language }) => ({ most: numberText(11, language) }),
  },
  { entered: [['lapChildren', '3']], message: 'trip.lap-children.many' },
];

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);
const field = (page: Page, name: keyof typeof tripNames) => page.locator(`input[name=${tripNames[name]}]`);
const search = (page: Page, { say }: Words) =>
  page
    .locator('#content')
    .getByRole('button', { name: say('trip.search'), exact: true })
    .press('Enter');

/** Types a trip, and gives the fields as they stand then. */
const typeTrip = async (page: Page, entered: Wrong['entered'], words: Words) => {
  const isBack = entered.some(([name]) => name === 'back');
  await field(page, 'way')
    .and(page.locator(`[value=${isBack ? roundTripValue : oneWayValue}]`))
    .check();
  const texts = [...new Map([...right, ...entered])].map(
    ([name, text]) => [name, isDay(text) ? dayInputText(text, words) : text] as const,
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
    for (const { entered, message, values } of cases) {
      const texts = await typeTrip(page, entered, words);
      await search(page, words);
      const sentence = words.say(message, values?.(words));
      await page.getByRole('alert').getByRole('link', { name: sentence, exact: true }).press('Enter');
      const named = page.locator('input:focus');
      await expect.poll(() => named.getAttribute('aria-invalid'), soon).toBe('true');
      for (const [name, text] of texts) expect(await field(page, name).inputValue()).toBe(text);
    }
  },
);

type Unsold = { readonly to: string; readonly message: MessageId };
const unsold: readonly Unsold[] = [
  { to: adapazari, message: 'trip.to.unpaired' },
  { to: ankara, message: 'trip.to.same' },
];

test.each(inTongues(unsold))(
  '[E-06] %s: an address between whose stations nothing is sold leads to the search, which says why',
  async (language, words, cases) => {
    const { page } = await visitor({ language });
    for (const { to, message } of cases) {
      const query = { kalkis: ankara, varis: to, gidis: dayAhead(5), yolcu: '1' };
      await page.goto(`/sefer-listesi?${new URLSearchParams(query)}`);
      await page
        .getByText(words.say(message, { from: ankara, to }))
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
    for (const entered of names) {
      await field(page, 'from').fill(entered);
      await page.getByText(words.say('trip.station.none', { entered }), { exact: true }).waitFor();
      expect(await field(page, 'from').inputValue()).toBe(entered);
    }
  },
);

const listOf = (outward: string, back = '') =>
  `/sefer-listesi?kalkis=98&varis=93&gidis=${outward}${back === '' ? '' : `&donus=${back}`}&yolcu=1`;

type Unlisted = { readonly refusal: RefusalName; readonly message: MessageId; readonly next: MessageId };
const [change, ask] = ['journey-list.change-search', 'journey-list.ask-again'] as const;

const unlisted: readonly Unlisted[] = [
  { refusal: 'too-many-passengers', message: 'booking.refused.too-many-passengers', next: change },
  { refusal: 'no-train-found', message: 'search.refused.no-train-found', next: change },
  { refusal: 'station-unknown', message: 'search.refused.station-unknown', next: change },
  { refusal: 'stations-alike', message: 'search.refused.stations-alike', next: change },
  { refusal: 'stations-unpaired', message: 'search.refused.stations-unpaired', next: change },
  { refusal: 'day-not-on-sale', message: 'search.refused.day-not-on-sale', next: change },
  { refusal: 'too-many-tries', message: 'journey-list.too-many-tries.text', next: ask },
  { refusal: 'server-broken', message: 'journey-list.not-reached.text', next: ask },
];

test.each(inTongues(unlisted))(
  '[E-06] %s: a list that is refused says why, and leads back to the search as it was typed',
  async (language, words, cases) => {
    const { page } = await visitor({ language });
    const world = worldHand(shop().origin);
    for (const { refusal, message, next } of cases) {
      await world.answer(journeys.name, refuses(refusal));
      await page.goto(listOf(dayAhead(5)));
      await waitForState(page, 'booking', 'listing.refused');
      await page.getByText(words.say(message), { exact: true }).waitFor();
      expect(await page.getByText(words.say(next), { exact: true }).last().isVisible()).toBe(true);
      await page
        .getByRole('link', { name: words.say(change) })
        .last()
        .click();
      await page.waitForURL((url) => url.pathname === '/');
      expect(await field(page, 'outward').inputValue()).toBe(dayInputText(dayAhead(5), words));
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
      await waitForState(page, 'booking', 'listing.outward');
      await page.goto('/koltuk-haritasi');
      await task(page, words, 'journey-list.outward');
      await choose(page);
      await waitForState(page, 'booking', 'listing.back');
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
  const answered = found.parse(await answer.json());
  const body = {
    ...answered,
    ways: answered.ways.map((way, index) => (index === 0 ? way : { journeys: [] })),
  };
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
      await waitForState(page, 'booking', 'listing.outward');
      await choose(page);
      await page.getByText(words.say('journey-list.no-back'), { exact: true }).waitFor();
      const chosen = page.getByRole('region', { name: words.say('journey-list.chosen-outward') });
      expect(await chosen.isVisible()).toBe(true);
    }
    await world.turn({ do: 'let-pass', name: journeys.name });
  },
);
