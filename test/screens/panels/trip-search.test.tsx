import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeInPage } from '../../support/views/axe-in-page.ts';
import { wordsOf } from '../drawn.tsx';
import { today } from '../home-sample.tsx';
import { from, opened, outward, search, to, woken } from '../search-opened.tsx';
import { readSummary } from '../summary.ts';

const { say } = wordsOf('tr');

beforeEach(() => page.viewport(1280, 900));

const calendar = () =>
  page.getByRole('button', { name: say('ui.calendar.open', { field: say('trip.outward') }) });

describe('[R-01] a day is picked', () => {
  test('with the keyboard alone, and is written into the field', async () => {
    opened();
    await userEvent.click(calendar());
    await expect.element(page.getByRole('button', { name: '21 Kasım 2026 Cumartesi' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{PageDown}{Enter}');
    await expect.element(outward()).toHaveValue('29.12.2026');
    await expect.element(calendar()).toHaveFocus();
  });

  test('[V-17] a day that has passed says so and is not taken', async () => {
    opened();
    await userEvent.click(calendar());
    const passed = page.getByRole('button', { name: `20 Kasım 2026 Cuma – ${say('trip.day.past')}` });
    await expect.element(passed).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect.element(page.getByText(say('trip.day.past'))).toBeVisible();
    await expect.element(outward()).toHaveValue('21.11.2026');
  });

  test('in Persian the days of both calendars stand beside each other', async () => {
    opened({}, 'fa');
    const words = wordsOf('fa');
    const name = words.say('ui.calendar.open', { field: words.say('trip.outward') });
    await userEvent.click(page.getByRole('button', { name }));
    const day = page.getByRole('button', { name: 'شنبه ۳۰ آبان ۱۴۰۵ (۲۱ نوامبر ۲۰۲۶)' });
    await expect.element(day).toHaveFocus();
    expect(day.element().textContent).toBe('۳۰۲۱');
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect
      .element(page.getByRole('textbox', { name: words.say('trip.outward'), exact: true }))
      .toHaveValue('۱۴۰۵/۰۹/۰۱');
  });
});

test('a way that is not chosen is marked as fields of choice are, in every scheme', async () => {
  opened();
  const other = page.getByRole('radio', { name: say('trip.way.both') });
  await expect.element(other).toBeVisible();
  const { appearance, borderColor } = getComputedStyle(other.element());
  const { borderColor: ofField } = getComputedStyle(to().element());
  expect([appearance, borderColor]).toEqual(['none', ofField]);
});

describe('[R-01] the search is asked', () => {
  test.each([
    ['3.1.2027', '2027-01-03'],
    ['03012027', '2027-01-03'],
    ['۰۳.۰۱.۲۰۲۷', '2027-01-03'],
    ['۱۴۰۵/۱۰/۱۳', '2027-01-03'],
  ])('with the day written %s', async (entered, day) => {
    const onWish = opened();
    await woken();
    await userEvent.keyboard('ankara{Enter}');
    await userEvent.fill(to(), 'konya');
    await userEvent.fill(outward(), entered);
    await userEvent.click(search());
    expect(onWish.mock.calls).toEqual([
      [
        {
          wish: { from: 98, to: 796, outward: day, back: null, passengers: 1, lapChildren: 0 },
          from: 'Ankara Gar',
          to: 'Konya',
        },
      ],
    ]);
  });

  test('[V-18] what is missing is told at the top and at the field, and what was typed stays', async () => {
    const onWish = opened();
    await woken();
    await userEvent.keyboard('ankara{Enter}');
    await userEvent.fill(outward(), 'yarın');
    await userEvent.click(search());
    const { problems } = await readSummary();
    expect(problems).toEqual([say('trip.to.missing'), say('trip.day.unclear', { example: '21.11.2026' })]);
    await expect.element(to()).toHaveAttribute('aria-invalid', 'true');
    await expect.element(from()).toHaveValue('Ankara Gar');
    await expect.element(outward()).toHaveValue('yarın');
    expect(onWish.mock.calls).toEqual([]);
  });

  test('[V-20] free children are counted with the passengers', async () => {
    opened();
    const more = page.getByRole('button', { name: say('trip.more', { what: say('trip.lap-children') }) });
    for (let press = 0; press < 4; press += 1) await userEvent.click(more);
    await expect.element(page.getByRole('textbox', { name: say('trip.lap-children') })).toHaveValue('2');
    await userEvent.click(
      page.getByRole('button', { name: say('trip.more', { what: say('trip.passengers') }) }),
    );
    await userEvent.click(more);
    await expect.element(page.getByRole('textbox', { name: say('trip.lap-children') })).toHaveValue('3');
  });

  test('whoever asks for fewer than the least is at the number, and whoever swaps nothing at the first end', async () => {
    opened();
    const children = page.getByRole('textbox', { name: say('trip.lap-children') });
    await userEvent.click(
      page.getByRole('button', { name: say('trip.fewer', { what: say('trip.lap-children') }) }),
    );
    await expect.element(children).toHaveFocus();
    await expect.element(children).toHaveValue('0');
    await userEvent.click(page.getByRole('button', { name: say('trip.swap') }));
    await expect.element(page.getByRole('combobox', { name: say('trip.from'), exact: true })).toHaveFocus();
  });

  test('a key pressed for fewer than the least leaves the reader at the button', async () => {
    opened();
    const fewer = page.getByRole('button', { name: say('trip.fewer', { what: say('trip.lap-children') }) });
    fewer.element().focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect.element(fewer).toHaveFocus();
  });

  test('the day of return is asked of those alone who go back', async () => {
    opened();
    const back = page.getByLabelText(say('trip.back'), { exact: true });
    await expect.element(back).not.toBeVisible();
    await userEvent.click(page.getByRole('radio', { name: say('trip.way.both') }));
    await expect.element(back).toBeVisible();
  });
});

test('[R-01] the last searches are offered again from today on, and can be cleared', async () => {
  const onForget = vi.fn<() => void>();
  opened({
    trips: [
      {
        query: 'kalkis=98&varis=796&gidis=2026-11-01&donus=2026-11-03&yolcu=2',
        from: 'Ankara Gar',
        to: 'Konya',
      },
    ],
    onForget,
  });
  await expect
    .element(page.getByRole('link', { name: 'Ankara Gar Konya' }))
    .toHaveAttribute('href', `/sefer-listesi?kalkis=98&varis=796&gidis=${today}&donus=2026-11-23&yolcu=2`);
  await userEvent.click(page.getByRole('button', { name: say('trip.recent.forget') }));
  expect(onForget).toHaveBeenCalledOnce();
});

test.each(['tr', 'fa'] as const)(
  'nobody is shut out of the search while it helps, in %s',
  async (language) => {
    opened({}, language);
    const words = wordsOf(language);
    const field = page.getByRole('combobox', { name: words.say('trip.from'), exact: true });
    await userEvent.click(field);
    await expect.element(page.getByRole('listbox')).toBeVisible();
    expect(await axeInPage(document.querySelector('main') ?? document)).toEqual([]);
    await userEvent.keyboard('{Escape}');
    const name = words.say('ui.calendar.open', { field: words.say('trip.outward') });
    await userEvent.click(page.getByRole('button', { name }));
    await expect.element(page.getByRole('grid')).toBeVisible();
    expect(await axeInPage(document.querySelector('main') ?? document)).toEqual([]);
  },
);
