import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Footer } from '#panels/footer/footer.tsx';
import { Header } from '#panels/header/header.tsx';
import { ExternalLink } from '#ui/buttons/external-link.tsx';
import { drawn } from '../drawn.tsx';
import { ShopAround } from '../shop-around.tsx';

const head = (
  <ShopAround>
    <Header />
    <main id="content" tabIndex={-1} />
  </ShopAround>
);

const hrefsIn = (region: Element) =>
  [...region.querySelectorAll('a')].map((link) => link.getAttribute('href'));

beforeEach(() => page.viewport(1440, 900));

test('P-06 the header holds the main pages, the languages, the looks and the login', async () => {
  drawn(head);
  const menu = page.getByRole('navigation', { name: 'Ana menü' }).first();
  expect(hrefsIn(menu.element())).toEqual([
    '/',
    '/bilet-arama',
    '/turistik-trenler',
    '/kiralik-arac-listesi',
  ]);
  await expect.element(menu.getByRole('link', { name: 'Ana sayfa' })).toHaveAttribute('aria-current', 'page');
  await expect.element(page.getByRole('link', { name: 'Sefer – ana sayfa' })).toHaveAttribute('href', '/');
  await expect.element(page.getByRole('button', { name: 'Giriş yap' })).toBeVisible();
});

test('[P-01] each language is called by its own name, and choosing one loads the page anew', async () => {
  drawn(head, 'en');
  await page.getByRole('button', { name: 'English – Language and appearance' }).click();
  const languages = page.getByRole('region', { name: 'Language and appearance' });
  expect(
    ['Türkçe', 'English', 'فارسی'].map((name) => {
      const link = languages.getByRole('link', { name }).element();
      return ['href', 'lang', 'aria-current'].map((attribute) => link.getAttribute(attribute));
    }),
  ).toEqual([
    ['?dil=tr', 'tr', null],
    ['?dil=en', 'en', 'true'],
    ['?dil=fa', 'fa', null],
  ]);
});

test('the look is chosen by a link; the page itself says which one is chosen', async () => {
  drawn(head);
  await page.getByRole('button', { name: /Dil ve görünüm/ }).click();
  const settings = page.getByRole('region', { name: 'Dil ve görünüm' });
  const depsOf = (name: string) =>
    getComputedStyle(settings.getByRole('link', { name }).element()).fontWeight;
  const grounds = () => ['Cihaz', 'Açık', 'Koyu'].map(depsOf);
  expect(grounds()).toEqual(['600', '400', '400']);
  document.documentElement.dataset.theme = 'dark';
  expect(grounds()).toEqual(['400', '400', '600']);
  await expect.element(settings.getByRole('link', { name: 'Koyu' })).toHaveAttribute('href', '?gorunum=dark');
});

test('P-06 on a small screen everything of the header lies in a drawer that opens and closes by keys', async () => {
  await page.viewport(360, 740);
  drawn(head);
  await page.getByRole('button', { name: 'Menü', exact: true }).click();
  const drawer = page.getByRole('navigation', { name: 'Ana menü' });
  await expect.element(drawer).toBeVisible();
  expect(hrefsIn(drawer.element())).toEqual([
    '/',
    '/bilet-arama',
    '/turistik-trenler',
    '/kiralik-arac-listesi',
    '?dil=tr',
    '?dil=en',
    '?dil=fa',
    '?gorunum=system',
    '?gorunum=light',
    '?gorunum=dark',
  ]);
  await userEvent.tab();
  await expect.element(drawer.getByRole('button', { name: 'Menüyü kapat' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(drawer).not.toBeInTheDocument();
});

test('[P-11] no rail pass is offered as long as its page does not stand', () => {
  drawn(head);
  expect(hrefsIn(document.body).filter((href) => href?.startsWith('/interrail'))).toEqual([]);
});

test('[P-03] P-07: the foot names the call centre, and every link of it leads to a page that stands', async () => {
  drawn(
    <ShopAround>
      <Footer />
    </ShopAround>,
    'fa',
  );
  const foot = page.getByRole('contentinfo');
  const phone = foot.getByRole('link', { name: '۴۴۴ ۸۲ ۳۳' });
  await expect.element(phone).toHaveAttribute('href', 'tel:4448233');
  expect(hrefsIn(foot.element())).toEqual([
    'tel:4448233',
    '/',
    '/bilet-arama',
    '/turistik-trenler',
    '/kiralik-arac-listesi',
    '/acik-bilet-arama',
    '/kiralik-arac-rezervasyon-sonuc',
    '/yolcu-tasima-kurallari',
    'https://www.tcddtasimacilik.gov.tr/',
    '/akislar',
  ]);
});

test('the line under a link that leads outside ends with its words', async () => {
  drawn(<ExternalLink href="https://example.com/">Bölgesel trenler</ExternalLink>);
  const sign = page.getByRole('link').element().querySelector('svg')?.parentElement;
  const space = sign ? getComputedStyle(sign, '::before').fontSize : '';
  expect(space).toBe('0px');
});
