import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { languages } from '#domain/values/language.ts';
import { MonthCalendar } from '#ui/fields/month-calendar.tsx';
import { drawn, wordsOf } from '../drawn.tsx';

/** Which days can be pressed, the first and the last of them. */
const daysShown = () => {
  const days = [...document.querySelectorAll<HTMLElement>('[data-day]')].map(({ dataset }) => dataset.day);
  return [days[0], days.at(-1)];
};

const months = {
  tr: [
    ['2026-12-01', '2026-12-31'],
    ['2027-01-01', '2027-01-31'],
    ['2026-11-01', '2026-11-30'],
  ],
  en: [
    ['2026-12-01', '2026-12-31'],
    ['2027-01-01', '2027-01-31'],
    ['2026-11-01', '2026-11-30'],
  ],
  fa: [
    ['2026-11-22', '2026-12-21'],
    ['2026-12-22', '2027-01-20'],
    ['2026-10-23', '2026-11-21'],
  ],
} as const;

test.each(languages)('each way through the months leads where it is called: %s', async (language) => {
  const { say } = wordsOf(language);
  drawn(
    <MonthCalendar
      chosen={null}
      today="2026-12-07"
      first="2026-01-01"
      last="2027-12-31"
      whyClosed={() => null}
      onChoose={() => undefined}
    />,
    language,
  );
  const shown = [daysShown()];
  await page.getByRole('button', { name: say('ui.calendar.later'), exact: true }).click();
  shown.push(daysShown());
  for (let times = 0; times < 2; times += 1) {
    await page.getByRole('button', { name: say('ui.calendar.earlier'), exact: true }).click();
  }
  shown.push(daysShown());
  expect(shown).toEqual(months[language]);
});
