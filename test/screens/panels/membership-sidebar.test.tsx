import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { createActor } from 'xstate';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { begun } from '#machines/session/session.model.ts';
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

test('P-08 whoever is not logged in any more is offered no way out beside a member page', async () => {
  const input = { now: 0, asked: null, redirect: null, eid: null, email: '' };
  const snapshot = sessionMachine.resolveState({ value: { signedOut: 'visiting' }, context: begun(input) });
  const session = createActor(sessionMachine, { snapshot, input }).start();
  onTestFinished(() => {
    session.stop();
  });
  drawn(
    <ShopAround place="user-information" session={session}>
      <MembershipSidebar>
        <p>Şifre</p>
      </MembershipSidebar>
    </ShopAround>,
  );
  await expect.element(page.getByRole('navigation', { name: 'Üye sayfaları' })).toBeVisible();
  expect(page.getByText('Çıkış yap').elements()).toEqual([]);
});
