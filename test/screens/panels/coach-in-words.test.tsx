import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { isWheelchairPlace } from '#domain/coach/wheelchair-place.ts';
import { type Language, languages } from '#domain/values/language.ts';
import { cabinName } from '#i18n/cabin-name.ts';
import { seatName } from '#panels/coach-plan/seat-words.ts';
import { CoachPicker } from '#screens/seat-map/coach-picker.tsx';
import { SeatLegend } from '#screens/seat-map/seat-legend.tsx';
import { SeatList } from '#screens/seat-map/seat-list.tsx';
import { mapOf, templateOf } from '#test/support/coach-maps.ts';
import { drawn, wordsOf } from '../drawn.tsx';

const [sleeper, seated, mixed] = [902, 264, 272];

test.each(languages)('a seat that a woman or a man has is called the same in the legend: %s', (language) => {
  const words = wordsOf(language);
  const [place] = templateOf(seated).places;
  if (place === undefined) throw new Error('A coach has no places.');
  drawn(<SeatLegend map={mapOf(seated, 0)} />, language);
  const legend = page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent.toLocaleLowerCase(language));
  for (const neighbour of ['F', 'M'] as const) {
    const name = seatName(place, { is: 'sold', neighbour }, null, words);
    expect(legend.filter((sign) => name.endsWith(sign))).toHaveLength(1);
  }
});

test.each([
  ['tr', '1. kompartıman'],
  ['en', 'compartment 1'],
  ['fa', 'کوپهٔ ۱'],
] as const satisfies readonly (readonly [Language, string])[])(
  'a compartment has the digits of the language: %s',
  (language, compartment) => {
    const [place] = templateOf(sleeper).places;
    if (place === undefined) throw new Error('A coach has no places.');
    expect(seatName(place, { is: 'free' }, null, wordsOf(language))).toContain(compartment);
  },
);

test.each(languages)('in a coach of several classes each seat says its own: %s', (language) => {
  const words = wordsOf(language);
  const map = mapOf(mixed, 0);
  const free = new Map(map.coach.places.map(({ number }) => [number, { kind: 'free' } as const]));
  drawn(
    <SeatList
      map={map}
      statuses={free}
      appearances={new Map()}
      amounts={new Map()}
      seatless={1}
      rests="no"
      onPress={() => undefined}
    />,
    language,
  );
  const seats = map.coach.places.filter((place) => !isWheelchairPlace(place));
  const listed = page
    .getByRole('button')
    .elements()
    .map(({ textContent }) => textContent);
  for (const { number, cabinClass } of seats) {
    const start = [number, cabinName(cabinClass, words)].join(words.say('seat-map.separator'));
    expect(
      listed.filter((name) => name.startsWith(start)),
      start,
    ).toHaveLength(1);
  }
});

test.each(languages)('the coaches begin where their heading begins: %s', (language) => {
  const maps = [0, 1].map((index) => mapOf(seated, index));
  drawn(<CoachPicker maps={maps} chosen={0} onChoose={() => undefined} />, language);
  const group = page.getByRole('group').element().getBoundingClientRect();
  const coaches = page
    .getByRole('radio')
    .elements()
    .map((coach) => coach.getBoundingClientRect());
  const gap =
    language === 'fa'
      ? group.right - Math.max(...coaches.map(({ right }) => right))
      : Math.min(...coaches.map(({ left }) => left)) - group.left;
  expect(gap).toBeLessThan(16);
});

test.each(languages)(
  'where a train is longer than the window, the coach that is shown is in sight: %s',
  (language) => {
    const maps = Array.from({ length: 14 }, (_, index) => mapOf(seated, index));
    drawn(<CoachPicker maps={maps} chosen={9} onChoose={() => undefined} />, language);
    const option = document.querySelector(':checked')?.closest('label');
    const row = option?.parentElement;
    const [shown, within] = [option?.getBoundingClientRect(), row?.getBoundingClientRect()];
    expect(row?.scrollWidth).toBeGreaterThan(row?.clientWidth ?? 0);
    expect(shown?.left).toBeGreaterThanOrEqual(within?.left ?? 0);
    expect(shown?.right).toBeLessThanOrEqual(within?.right ?? 0);
  },
);
