import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { addresses } from '#domain/shop/addresses.ts';
import tr from '#locales/tr.json' with { type: 'json' };
import { drawn } from './drawn.tsx';
import { HomeSample } from './home-sample.tsx';
import { ShopAround } from './shop-around.tsx';

const textIn = (element: Element, selector: string) => element.querySelector(selector)?.textContent ?? null;

test('each way of the first page has its own title, says what it is for, and leads there', async () => {
  drawn(
    <ShopAround>
      <HomeSample />
    </ShopAround>,
  );
  const tasks = page.getByRole('region', { name: tr['home.tasks'] });
  await expect.element(tasks).toBeVisible();
  const ways = [...tasks.element().querySelectorAll('li')].map((way) => [
    textIn(way, 'h3'),
    textIn(way, 'p'),
    way.querySelector('a, button')?.getAttribute('href') ?? textIn(way, 'button'),
  ]);
  expect(ways).toEqual([
    [tr['home.phone.title'], tr['home.phone.text'], 'tel:4448233'],
    [tr['home.login.title'], tr['home.login.text'], tr['login.open']],
    [tr['home.tourist.title'], tr['home.tourist.text'], addresses['tourist-trains'].path],
  ]);
  await expect.element(tasks.getByRole('link', { name: tr['home.tourist.action'] })).toBeVisible();
});
