import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cityEndOf } from '#domain/journey/whole-city.ts';
import { wordsOf } from '../drawn.tsx';
import { today } from '../home-sample.tsx';
import { from, opened, options, search, to, woken } from '../search-opened.tsx';

const { say } = wordsOf('tr');

/** The row the arrows stand at, as the field says it. */
const activeId = () => from().element().getAttribute('aria-activedescendant') ?? '';

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

  test.each(['ist', ''])('after “%s” the first arrow down leads to the first row', async (entered) => {
    opened();
    await woken();
    if (entered !== '') await userEvent.keyboard(entered);
    await expect.element(page.getByRole('listbox')).toBeVisible();
    const [first = ''] = options();
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(() => document.getElementById(activeId())?.textContent).toBe(first);
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

  test('where no ticket is sold, the two journeys that lead there can be looked for', async () => {
    const onWish = opened();
    await woken();
    await userEvent.keyboard('konya{Enter}');
    await userEvent.click(to());
    await userEvent.keyboard('kars');
    await userEvent.click(search());
    const title = say('trip.through', { from: 'Konya', to: 'Kars', through: 'Ankara Gar' });
    await expect.element(page.getByText(title)).toBeVisible();
    const ways = ['Konya Ankara Gar', 'Ankara Gar Kars'].map((name) =>
      page.getByRole('link', { name, exact: true }).element().getAttribute('href'),
    );
    expect(ways).toEqual([
      `/sefer-listesi?kalkis=796&varis=98&gidis=${today}&yolcu=1`,
      `/sefer-listesi?kalkis=98&varis=532&gidis=${today}&yolcu=1`,
    ]);
    expect(onWish.mock.calls).toEqual([]);
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
