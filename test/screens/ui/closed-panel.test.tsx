import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '#ui/buttons/button.tsx';
import { Popover } from '#ui/overlay/popover.tsx';
import { soon } from '../../support/soon.ts';
import { drawn } from '../drawn.tsx';

const ByFlow = () => {
  const [isShown, show] = useState(true);
  const visibility = { isShown, onShown: () => show(true), onHidden: () => show(false) };
  return (
    <>
      <Button popoverTarget="by-flow">Giriş yap</Button>
      <Popover id="by-flow" name="Üye girişi" shape="sheet" visibility={visibility}>
        <Button>Devam</Button>
      </Popover>
    </>
  );
};

test('whoever closes a panel that nobody pressed for goes on at what opens it', async () => {
  drawn(<ByFlow />);
  await page.getByRole('button', { name: 'Devam' }).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: 'Giriş yap' })).toHaveFocus();
});

test('whoever closes a panel they opened by a press beside it is left where they are', async () => {
  drawn(
    <>
      <p>Sefer</p>
      <Button popoverTarget="menu">Türkçe</Button>
      <Popover id="menu" name="Dil" shape="menu">
        <Button>English</Button>
      </Popover>
    </>,
  );
  await page.getByRole('button', { name: 'Türkçe' }).click();
  await expect.element(page.getByRole('button', { name: 'English' })).toBeVisible();
  await page.getByText('Sefer').click();
  await expect.poll(() => document.querySelector('#menu:popover-open'), soon).toBeNull();
  expect(document.activeElement).toBe(document.body);
});
