import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type Language, languages } from '#domain/values/language.ts';
import { seatName } from '#panels/coach-plan/seat-words.ts';
import { CoachPicker } from '#screens/seat-map/coach-picker.tsx';
import { SeatLegend } from '#screens/seat-map/seat-legend.tsx';
import { mapOf, templateOf } from '#test/support/coach-maps.ts';
import { drawn, wordsOf } from '../drawn.tsx';

const [sleeper, seated] = [902, 264];

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
