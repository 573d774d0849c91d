import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Wished } from '#panels/trip-search/trip-fields.ts';
import { drawn, wordsOf } from './drawn.tsx';
import { HomeSample } from './home-sample.tsx';
import { ShopAround } from './shop-around.tsx';

const { say } = wordsOf('tr');

/** The home page, and what is wished for on it. */
export const opened = (more: Parameters<typeof HomeSample>[0] = {}, language: 'en' | 'fa' | 'tr' = 'tr') => {
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

export const from = () => page.getByRole('combobox', { name: say('trip.from'), exact: true });
export const to = () => page.getByRole('combobox', { name: say('trip.to'), exact: true });
export const outward = () => page.getByRole('textbox', { name: say('trip.outward'), exact: true });
export const options = () =>
  page
    .getByRole('option')
    .elements()
    .map((option) => option.textContent);
export const search = () => page.getByRole('button', { name: say('trip.search') });

/** The help has come once the field says that it is one with a list. */
export const woken = async () => {
  await userEvent.click(from());
  await expect.element(from()).toHaveAttribute('role', 'combobox');
};
