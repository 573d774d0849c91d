import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cityEndOf } from '#domain/journey/whole-city.ts';
import type { Wished } from '#panels/trip-search/trip-fields.ts';
import { axeInPage } from '../../support/views/axe-in-page.ts';
import { drawn, wordsOf } from '../drawn.tsx';
import { HomeSample, today } from '../home-sample.tsx';
import { ShopAround } from '../shop-around.tsx';
import { readSummary } from '../summary.ts';

const { say } = wordsOf('tr');

const opened = (more: Parameters<typeof HomeSample>[0] = {}, language: 'en' | 'fa' | 'tr' = 'tr') => {
  const onWish = vi.fn<(wished: Wished) => void>();
  drawn(
    <ShopAround>
      <main>
        <HomeSample onWish={onWish} {...more} />
      </main>
    </ShopAround>,
    language,
  );
  return onWish;
};

const from = () => page.getByRole('combobox', { name: say('trip.from'), exact: true });
const to = () => page.getByRole('combobox', { name: say('trip.to'), exact: true });
const outward = () => page.getByRole('textbox', { name: say('trip.outward'), exact: true });
const options = () =>
  page
    .getByRole('option')
    .elements()
    .map((option) => option.textContent);
const search = () => page.getByRole('button', { name: say('trip.search') });

/** The help has come once the field says that it is one with a list. */
const woken = async () => {
  await userEvent.click(from());
  await expect.element(from()).toHaveAttribute('role', 'combobox');
};

beforeEach(() => page.viewport(1280, 900));

describe('[R-01] a station is typed', () => {
  test('what was typed before the help came stays, and is helped with', async () => {
    opened();
    await userEvent.click(from());
    await userEvent.keyboard('kon');
    await expect.element(page.getByRole('option', { name: 'Konya' })).toBeVisible();
    await expect.element(from()).toHaveValue('kon');
  });

  test('arrows move through the list, Enter takes, Escape closes it', async () => {
    opened();
    await woken();
    await userEvent.keyboard('ist');
    await expect.element(from()).toHaveAttribute('aria-expanded', 'true');
    expect(options()).toEqual([
      `İstanbul${say('trip.city.all')}`,
      'İstanbul (Söğütlüçeşme)',
      'İstanbul (Pendik)',
    ]);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    await expect.element(from()).toHaveValue('İstanbul (Pendik)');
    await expect.element(from()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}{Escape}');
    expect(page.getByRole('listbox').elements()).toEqual([]);
    await expect.element(from()).toHaveValue('İstanbul (Pendik)');
  });

  test.each(['ist', ''])('after “%s” the first arrow down leads to the first row', async (typed) => {
    opened();
    await woken();
    if (typed !== '') await userEvent.keyboard(typed);
    await expect.element(page.getByRole('listbox')).toBeVisible();
    const [first = ''] = options();
    await userEvent.keyboard('{ArrowDown}');
    const active = () => from().element().getAttribute('aria-activedescendant') ?? '';
    await expect.poll(() => document.getElementById(active())?.textContent).toBe(first);
  });

  test('no row of the list is cut off, nor sticks out of its field', async () => {
    await page.viewport(1440, 900);
    opened();
    await woken();
    await expect.element(page.getByRole('listbox')).toBeVisible();
    const list = page.getByRole('listbox').element();
    const [box, field] = [list, from().element()].map((part) => part.getBoundingClientRect());
    expect([box?.left, box?.right]).toEqual([field?.left, field?.right]);
    const hidden = page
      .getByRole('option')
      .elements()
      .filter((option) => {
        list.scrollTo({ top: option instanceof HTMLElement ? option.offsetTop : 0 });
        const { left, top, bottom } = option.getBoundingClientRect();
        return !option.contains(document.elementFromPoint(left + 8, (top + bottom) / 2));
      });
    expect(hidden).toEqual([]);
  });

  test('in Persian letters a station is found, and is called as a Persian reader calls it', async () => {
    opened({}, 'fa');
    const words = wordsOf('fa');
    const field = page.getByRole('combobox', { name: words.say('trip.from'), exact: true });
    await userEvent.click(field);
    await expect.element(field).toHaveAttribute('role', 'combobox');
    await userEvent.keyboard('قارص');
    await expect.poll(options).toEqual(['قارصKars']);
    await userEvent.keyboard('{Enter}');
    await expect.element(field).toHaveValue('قارص');
  });

  test('in Persian the names in the list begin where its lines begin', async () => {
    opened({}, 'fa');
    const words = wordsOf('fa');
    await userEvent.click(page.getByRole('combobox', { name: words.say('trip.from'), exact: true }));
    await expect.element(page.getByRole('listbox')).toBeVisible();
    const starts = [...document.querySelectorAll('[role="option"] bdi')].map(
      (name) => name.getBoundingClientRect().right,
    );
    expect(new Set(starts).size).toBe(1);
  });

  test('a city as a whole is taken, and searched', async () => {
    const onWish = opened();
    await woken();
    await userEvent.keyboard('ankara{Enter}');
    await userEvent.click(to());
    await userEvent.keyboard('istanbul{Enter}');
    await expect.element(to()).toHaveValue('İstanbul');
    await userEvent.click(search());
    expect(onWish.mock.calls.map(([{ wish, to: name }]) => [wish.to, name])).toEqual([
      [cityEndOf(34), 'İstanbul'],
    ]);
  });

  test('how many fit is said when the typing rests', async () => {
    opened();
    await woken();
    await userEvent.keyboard('konya');
    await expect.element(page.getByRole('option', { name: 'Konya' })).toBeVisible();
    const fitting = say('ui.combobox.count', { count: options().length });
    expect(page.getByText(fitting).elements()).toEqual([]);
    await expect.element(page.getByText(fitting)).toBeInTheDocument();
  });

  test('whoever goes on takes the first that fits', async () => {
    opened();
    await woken();
    await userEvent.keyboard('anakra');
    await expect.element(page.getByRole('option', { name: 'Ankara Gar' })).toBeVisible();
    await userEvent.tab();
    await expect.element(from()).toHaveValue('Ankara Gar');
  });

  test('a name typed whole stays, though no ticket is sold there and others would fit', async () => {
    opened();
    await woken();
    await userEvent.keyboard('ankara gar{Enter}');
    await userEvent.click(to());
    await userEvent.keyboard('ankara gar');
    await expect.element(page.getByRole('option', { name: 'Eryaman YHT' })).toBeVisible();
    await userEvent.tab();
    await expect.element(to()).toHaveValue('ankara gar');
  });

  test('only stations between which tickets are sold are offered', async () => {
    opened();
    await woken();
    await userEvent.keyboard('kars{Enter}');
    await userEvent.click(to());
    await expect.element(page.getByRole('option', { name: 'Ankara Gar' })).toBeVisible();
    expect(options()).toEqual(['Ankara Gar']);
    await userEvent.keyboard('konya');
    await expect
      .element(page.getByText(say('trip.to.unpaired', { from: 'Kars', to: 'Konya' })))
      .toBeVisible();
    await expect.element(to()).toHaveValue('konya');
  });

  test('departure and arrival change places', async () => {
    opened();
    await userEvent.fill(from(), 'Ankara Gar');
    await userEvent.fill(to(), 'Konya');
    await userEvent.click(page.getByRole('button', { name: say('trip.swap') }));
    await expect.element(from()).toHaveValue('Konya');
    await expect.element(to()).toHaveValue('Ankara Gar');
  });
});

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
