import { afterAll, beforeAll, expect, test } from 'vitest';
import { journeys } from '#contract/journeys/journeys.ts';
import type { StationBook } from '#domain/journey/station-book.ts';
import type { SearchStation } from '#domain/journey/station-search.ts';
import { tripWishOf } from '#domain/journey/trip-address.ts';
import { parseTripDraft, tripLimitsOf } from '#domain/journey/trip-input.ts';
import { tripNames } from '#domain/journey/trip-query.ts';
import { tripProblems } from '#domain/journey/trip-rules.ts';
import { persianNameOf } from '#domain/person/persian-name.ts';
import { dayNumberAt, travelDayOf } from '#domain/time/travel-day.ts';
import { foldLetters } from '#domain/values/fold-letters.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { searchBookOf } from '../../support/server/search-book.ts';
import { setMorning } from '../../support/server/set-morning.ts';
import { newAddress } from '../../support/shop/visitors.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
});
afterAll(() => shop.end());

let book: StationBook;
beforeAll(async () => {
  await setMorning(shop);
  book = await searchBookOf(shop);
});

const forms: Readonly<Record<string, (name: string, station: SearchStation) => string>> = {
  'as the railway writes it': (_, { name }) => name,
  'as one reads it': (name) => name,
  folded: (name) => foldLetters(name),
  'in Turkish capitals': (name) => name.toLocaleUpperCase('tr'),
  'by its province in Persian': (_, { city }) => persianNameOf(city) ?? '',
  'without its brackets': (name) => name.replaceAll(/[()]/g, ' '),
  'without what is in its brackets': (name) => name.replaceAll(/\s*\(.*\)/g, ''),
  'with spaces around': (name) => `  ${name} \u00a0`,
  'between direction marks': (name) => `\u200f\u202a${name}\u202c\u200e`,
};

const parseWay = (from: string, to: string) => {
  const day = travelDayOf(dayNumberAt(shop.open.app.clock.now()) + 3);
  const outward = day.split('-').toReversed().join('.');
  const query = new URLSearchParams({
    [tripNames.from]: from,
    [tripNames.to]: to,
    [tripNames.outward]: outward,
  });
  const draft = parseTripDraft(query, book);
  const problems = tripProblems(
    draft,
    tripLimitsOf(book, travelDayOf(dayNumberAt(shop.open.app.clock.now()))),
  );
  const wish = tripWishOf(draft);
  return { problems, way: { from: wish?.from ?? from, to: wish?.to ?? to, day } };
};

const answers = new Map<string, Promise<string>>();

/** A day on which no train runs is no fault of what was typed. */
const serverSays = async (way: unknown): Promise<string> => {
  const body = { ways: [way], party: { passengers: 1, women: 0, men: 0 } };
  const answer = await shop.askJson(journeys.path, body, newAddress());
  const reply = await answer.json();
  return answer.ok || reply.type === 'no-train-found' ? 'taken' : 'refused';
};

/** What is asked in the same words is answered once. */
const serverOnce = (way: unknown): Promise<string> => {
  const asked = JSON.stringify(way);
  const known = answers.get(asked) ?? serverSays(way);
  answers.set(asked, known);
  return known;
};

const differing = async (from: string, to: string) => {
  const { problems, way } = parseWay(from, to);
  const ofPage = problems.length === 0 ? 'taken' : 'refused';
  const ofServer = await serverOnce(way);
  return { ofPage, wrong: ofPage === ofServer ? [] : [{ from, to, ofPage, ofServer, problems }] };
};

const isNamed = (form: string): boolean =>
  !form.startsWith('by its province') && !form.startsWith('without what');

test.each(Object.entries(forms))(
  '[V-18] [R-01] every station, typed %s: as departure and as arrival, the page says what the server says',
  { timeout: 240_000 },
  async (form, written) => {
    const wrong: unknown[] = [];
    let taken = 0;
    for (const station of book.stations.values()) {
      const entered = written(book.nameOf(station.id), station);
      const [to = 98] = book.reachedFrom(station.id);
      const [from = 98] = book.leadingTo(station.id);
      const ends = [
        [entered, String(to)],
        [String(from), entered],
        [entered, '1325'],
        ['1325', entered],
      ] as const;
      for (const [one, other] of ends) {
        const differences = await differing(one, other);
        wrong.push(...differences.wrong);
        if (differences.ofPage === 'taken') taken += 1;
      }
    }
    expect(wrong).toEqual([]);
    expect(taken).toBeGreaterThan(isNamed(form) ? 2 * book.stations.size - 20 : 100);
  },
);

test('[V-18] [R-01] every station is found by each way of writing its own name', () => {
  const lost = [...book.stations.values()].flatMap((station) =>
    Object.entries(forms)
      .filter(([form]) => isNamed(form))
      .flatMap(([form, written]) => {
        const entered = written(book.nameOf(station.id), station);
        const query = new URLSearchParams({ [tripNames.from]: entered });
        const { from } = parseTripDraft(query, book);
        return from === station.id ? [] : [`${station.name}, ${form}: ${from}`];
      }),
  );
  expect(lost).toEqual([]);
});
