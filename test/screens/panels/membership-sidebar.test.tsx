import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { MembershipSidebar } from '#panels/membership-sidebar/membership-sidebar.tsx';
import { drawn } from '../drawn.tsx';
import { ShopAround } from '../shop-around.tsx';

test('P-08 beside a member page lie the member pages that stand, the one that is open marked, and the way out', async () => {
  drawn(
    <ShopAround place="password-update">
      <MembershipSidebar>
        <p>Şifre</p>
      </MembershipSidebar>
    </ShopAround>,
  );
  const pages = page.getByRole('navigation', { name: 'Üye sayfaları' });
  const password = pages.getByRole('link', { name: 'Şifre güncelleme' });
  await expect.element(password).toHaveAttribute('href', '/sifre-guncelleme');
  await expect.element(password).toHaveAttribute('aria-current', 'page');
  expect(
    pages
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href')),
  ).toEqual([
    '/kullanici-bilgisi',
    '/biletlerim-rezervasyonlarim',
    '/acik-biletlerim-ve-iade-kuponlarim',
    '/sifre-guncelleme',
    '/abonmanliklarim',
    '/kayitli-kisilerim',
  ]);
  expect(
    pages
      .getByRole('link')
      .elements()
      .filter((link) => link.hasAttribute('aria-current')),
  ).toHaveLength(1);
  await expect.element(pages.getByRole('button', { name: 'Çıkış yap' })).toBeVisible();
  expect(pages.getByText('Çıkış yap').elements()).toHaveLength(1);
  await expect.element(pages.getByRole('paragraph')).toHaveTextContent('Üye sayfaları');
});
