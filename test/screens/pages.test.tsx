import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Header } from '#panels/header/header.tsx';
import { Maintenance } from '#screens/maintenance/maintenance.tsx';
import { UnderMaintenance } from '#screens/maintenance/under-maintenance.tsx';
import { NotFound } from '#screens/not-found/not-found.tsx';
import { drawn } from './drawn.tsx';
import { HomeSample } from './home-sample.tsx';
import { ShopAround } from './shop-around.tsx';

const hrefs = () => [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href'));

beforeEach(() => page.viewport(1280, 900));

test('[R-01] the home page leads to what works: popular trips, the call centre, the login, the tourist trains', async () => {
  drawn(
    <ShopAround>
      <Header />
      <main>
        <HomeSample />
      </main>
    </ShopAround>,
  );
  expect(hrefs().map((href) => href?.replace(/\?.*/, ''))).toEqual([
    ...Array.from({ length: 5 }, () => '/sefer-listesi'),
    'tel:4448233',
    '/turistik-trenler',
  ]);
  await page.getByRole('main').getByRole('button', { name: 'Giriş yap' }).click();
  await expect.element(page.getByRole('textbox', { name: 'E-posta' })).toBeVisible();
});

test.each([
  ['[R-47] the page of an address that is not there', NotFound, ['/', 'tel:4448233']],
  ['[R-22] the maintenance page', Maintenance, ['/', 'tel:4448233']],
  [
    '[R-23] the maintenance page of the whole shop',
    UnderMaintenance,
    ['?dil=tr', '?dil=en', '?dil=fa', '/', 'tel:4448233'],
  ],
] as const)('%s leads on', (_, Screen, ways) => {
  drawn(
    <ShopAround>
      <main>
        <Screen />
      </main>
    </ShopAround>,
  );
  expect(hrefs()).toEqual(ways);
  expect(page.getByRole('heading', { level: 1 }).elements()).toHaveLength(1);
});
