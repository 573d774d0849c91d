import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { closeBehind } from '#app/browser/close-behind.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Disclosure } from '#ui/layout/disclosure.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Popover } from '#ui/overlay/popover.tsx';
import { soon } from '../../support/soon.ts';
import { drawn } from '../drawn.tsx';

const page1 = (isOpen: boolean, onDismiss: () => void) => (
  <>
    <Button>Önceki</Button>
    <Dialog isOpen={isOpen} title="Koltuk bırakılsın mı?" onDismiss={onDismiss} role="alertdialog">
      <p>Koltuk başkasına açılır.</p>
    </Dialog>
  </>
);

test('a dialog is named, describes itself, holds the focus and gives it back', async () => {
  const dismissed = vi.fn<() => void>();
  const { redraw } = drawn(page1(false, dismissed));
  await userEvent.tab();
  redraw(page1(true, dismissed));
  const dialog = page.getByRole('alertdialog', { name: 'Koltuk bırakılsın mı?' });
  await expect.element(dialog).toHaveAccessibleDescription('Koltuk başkasına açılır.');
  expect(dialog.element().contains(document.activeElement)).toBe(true);
  redraw(page1(false, dismissed));
  await expect.element(page.getByRole('button', { name: 'Önceki' })).toHaveFocus();
  expect(dismissed).not.toHaveBeenCalled();
});

const longer = (isOpen: boolean, room: string) => (
  <>
    <div style={{ blockSize: room }} />
    {page1(isOpen, () => undefined)}
    <div style={{ blockSize: '200vh' }} />
  </>
);

test('what opened a dialog is in the window when it closes, though what was answered has pushed it away', async () => {
  const { redraw } = drawn(longer(false, '10vh'));
  scrollTo(0, 0);
  await userEvent.tab();
  redraw(longer(true, '10vh'));
  redraw(longer(false, '150vh'));
  const opener = page.getByRole('button', { name: 'Önceki' });
  await expect.element(opener).toHaveFocus();
  await expect.element(opener).toBeInViewport({ ratio: 1 });
});

type Asked = { readonly step: 'asking' | 'before' | 'told'; readonly opener: 'goes' | 'stays' };

/** What opens the dialog stands in a panel, and may go with the step it begins. */
const FromPanel = ({ step, opener }: Asked) => (
  <main tabIndex={-1}>
    {opener === 'goes' ? null : <Button popoverTarget="panel">Giriş yap</Button>}
    <Popover id="panel" name="Üye girişi" shape="sheet">
      {opener === 'goes' && step !== 'before' ? null : <Button>Üye ol</Button>}
    </Popover>
    <Dialog isOpen={step === 'asking'} title="Üyelik" onDismiss={() => undefined}>
      <p>Bilgilerinizi yazın.</p>
    </Dialog>
  </main>
);

const opened = async (opener: Asked['opener']) => {
  const { redraw } = drawn(<FromPanel step="before" opener={opener} />);
  document.querySelector<HTMLElement>('[popover]')?.showPopover();
  await page.getByRole('button', { name: 'Üye ol' }).click();
  redraw(<FromPanel step="asking" opener={opener} />);
  expect(document.querySelector('dialog')?.contains(document.activeElement)).toBe(true);
  redraw(<FromPanel step="told" opener={opener} />);
};

test('whoever opened a dialog from a panel that has closed is at what opens the panel', async () => {
  await opened('stays');
  await expect.element(page.getByRole('button', { name: 'Giriş yap' })).toHaveFocus();
});

test('where what opened a dialog has gone, its reader is at the beginning of the page', async () => {
  await opened('goes');
  await expect.poll(() => document.activeElement?.tagName, soon).toBe('MAIN');
});

const OfFlow = ({ isShown }: { readonly isShown: boolean }) => (
  <Popover
    id="panel"
    name="Üye girişi"
    shape="sheet"
    visibility={{ isShown, onShown: () => undefined, onHidden: () => undefined }}
  >
    <a href="#here">Şifremi unuttum</a>
  </Popover>
);

test('a panel that a flow opens is gone into', async () => {
  const { redraw } = drawn(<OfFlow isShown={false} />);
  redraw(<OfFlow isShown />);
  await expect.element(page.getByRole('region', { name: 'Üye girişi' })).toHaveFocus();
});

test('Escape and the cross ask for a dialog to go; it goes when the flow says so', async () => {
  const dismissed = vi.fn<() => void>();
  drawn(page1(true, dismissed));
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Pencereyi kapat' }).click();
  expect(dismissed).toHaveBeenCalledTimes(2);
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
});

const menu = (
  <>
    <Button popoverTarget="menu">Menü</Button>
    <Popover id="menu" name="Ana menü" shape="menu">
      <a href="#here">Akışlar</a>
    </Popover>
  </>
);

test('a popover is opened by its button, gone into with Tab, and closed by Escape', async () => {
  drawn(menu);
  expect(page.getByRole('region', { name: 'Ana menü' }).elements()).toEqual([]);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('region', { name: 'Ana menü' })).toBeVisible();
  await userEvent.tab();
  await expect.element(page.getByRole('link', { name: 'Akışlar' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(page.getByRole('region', { name: 'Ana menü' }).elements()).toEqual([]);
  await expect.element(page.getByRole('button', { name: 'Menü' })).toHaveFocus();
});

const Sheet = ({ hear }: { readonly hear: (what: string) => void }) => {
  const [isShown, show] = useState(false);
  const record = (what: string, shown: boolean) => () => {
    hear(what);
    show(shown);
  };
  return (
    <Popover
      id="sheet"
      name="Giriş"
      shape="sheet"
      visibility={{ isShown, onShown: record('shown', true), onHidden: record('hidden', false) }}
    >
      <form
        id="form"
        onSubmit={(event) => {
          event.preventDefault();
          hear('sent');
        }}
      >
        <Button id="other" onClick={() => hear('pressed')}>
          Diğer
        </Button>
      </form>
    </Popover>
  );
};

const byId = (id: string) => {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`There is no ${id}.`);
  return element;
};

test.each([
  ['sent', () => document.forms.namedItem('form')?.requestSubmit()],
  ['pressed', () => byId('other').click()],
])('the opening of a popover is told before what is %s in it, and once', async (what, act) => {
  const heard: string[] = [];
  drawn(<Sheet hear={(one) => heard.push(one)} />);
  const sheet = byId('sheet');
  const toggled = new Promise((resolve) => sheet.addEventListener('toggle', resolve, { once: true }));
  sheet.showPopover();
  act();
  expect(heard).toEqual(['shown', what]);
  await toggled;
  expect(heard).toEqual(['shown', what]);
});

test('disclosures of one group close each other', async () => {
  drawn(
    <>
      <Disclosure summary="İade" group="rules">
        <p>İade kuralları</p>
      </Disclosure>
      <Disclosure summary="Değişiklik" group="rules">
        <p>Değişiklik kuralları</p>
      </Disclosure>
    </>,
  );
  await page.getByText('İade', { exact: true }).click();
  await expect.element(page.getByText('İade kuralları')).toBeVisible();
  await page.getByText('Değişiklik', { exact: true }).click();
  await expect.element(page.getByText('Değişiklik kuralları')).toBeVisible();
  await expect.element(page.getByText('İade kuralları')).not.toBeVisible();
});

const Closing = ({ stays }: { readonly stays?: 'open' }) => (
  <Disclosure summary="Trenim var" stays={stays}>
    <p>PNR</p>
  </Disclosure>
);

test('what was opened for its reader does not close by itself; they may close it', async () => {
  const { redraw } = drawn(<Closing stays="open" />);
  await expect.element(page.getByText('PNR')).toBeVisible();
  redraw(<Closing />);
  await expect.element(page.getByText('PNR')).toBeVisible();
  await page.getByText('Trenim var').click();
  await expect.element(page.getByText('PNR')).not.toBeVisible();
  redraw(<Closing />);
  await expect.element(page.getByText('PNR')).not.toBeVisible();
  redraw(<Closing stays="open" />);
  await expect.element(page.getByText('PNR')).toBeVisible();
});

/** A panel over a page that can be gone on with beneath it. */
const Beneath = () => (
  <>
    <header>
      <Button popoverTarget="beneath">Menü</Button>
      <Popover id="beneath" name="Ana menü" shape="menu">
        <a href="#in">Akışlar</a>
      </Popover>
      <a href="#head">Sefer</a>
    </header>
    <main>
      <a href="#page">Biletler</a>
    </main>
  </>
);

test('whoever goes on to the page by Tab leaves no panel over it; in the head of the page it stays', async () => {
  onTestFinished(closeBehind(document));
  drawn(<Beneath />);
  const menuShown = page.getByRole('region', { name: 'Ana menü' });
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(page.getByRole('link', { name: 'Sefer' })).toHaveFocus();
  await expect.element(menuShown).toBeVisible();
  await userEvent.tab();
  await expect.element(page.getByRole('link', { name: 'Biletler' })).toHaveFocus();
  expect(menuShown.elements()).toEqual([]);
});

test('a step that leads to the page does not close what is open over it', async () => {
  onTestFinished(closeBehind(document));
  drawn(<Beneath />);
  await page.getByRole('button', { name: 'Menü' }).click();
  await userEvent.tab();
  page.getByRole('link', { name: 'Biletler' }).element().focus();
  await expect.element(page.getByRole('region', { name: 'Ana menü' })).toBeVisible();
});

const inSteps = (lines: readonly string[]) => (
  <Dialog isOpen title="Şifrenizi yenileyin" grows="downwards" onDismiss={() => undefined}>
    {lines.map((line) => (
      <p key={line}>{line}</p>
    ))}
  </Dialog>
);

/** Where the head of the dialog stands, and how much is empty under its last line. */
const dialogStands = () => {
  const dialog = document.querySelector('dialog');
  const last = dialog?.querySelector('p:last-child');
  const [foot = 0, end = 0] = [dialog, last].map((each) => each?.getBoundingClientRect().bottom);
  return { head: dialog?.querySelector('h2')?.getBoundingClientRect().top, empty: foot - end };
};

test.each([
  [360, 780],
  [1440, 900],
])('a dialog of several steps is as high as its step, and its head stays: %i px', async (width, height) => {
  await page.viewport(width, height);
  const { redraw } = drawn(inSteps(['E-posta', 'Gönder']));
  await Promise.all(document.getAnimations().map(({ finished }) => finished));
  const before = dialogStands();
  redraw(inSteps(['E-posta', 'Bağlantı gönderildi.', 'Gelmedi mi?', 'Yeniden gönder', 'Kapat']));
  expect(dialogStands().head).toBe(before.head);
  expect(before.empty).toBeLessThan(48);
});
