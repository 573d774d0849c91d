import { expect } from 'vitest';
import { page } from 'vitest/browser';
import tr from '#locales/tr.json' with { type: 'json' };
import { masterpassWalk } from '#machines/masterpass/masterpass.paths.ts';
import { Wallet } from '#panels/payment/wallet/wallet.tsx';
import { cardOrigin, typeCard } from '../../support/views/enter-card.ts';
import { nextKeyOf } from '../../support/views/next-key.ts';
import { viewLayer } from '../../support/views/view-layer.tsx';

const wallet = () => document.querySelector('[data-flow=masterpass]');
const buttonNamed = (name: string) =>
  [...(wallet()?.querySelectorAll('button') ?? [])].find(
    (button) => button.textContent === name || button.getAttribute('aria-label') === name,
  ) ?? null;
const isPressable = (button: Element | null) =>
  button !== null && button.getAttribute('aria-disabled') !== 'true' && button.checkVisibility();
const isOffered = (name: string) => () => dialog() === null && isPressable(buttonNamed(name));
const dialog = () => document.querySelector('dialog[open]');
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const pressNamed = (start: string, name: string) =>
  page.getByRole('button', { name: start.replace('{name}', name) }).click();

const second = 'kart 0380';
const payWith = page.getByRole('button', { name: new RegExp(`^${second} kartıyla `) });
const submitOfCode = () => wallet()?.querySelector('form [type=submit]') ?? null;

viewLayer({
  walk: masterpassWalk,
  draw: ({ actor }) => <Wallet wallet={actor} cardOrigin={cardOrigin} />,
  gestures: {
    'cards.asked': () => press(tr['wallet.read']),
    'card.chosen': async (step) => {
      nextKeyOf(step);
      await payWith.click();
    },
    'adding.begun': () => press(tr['wallet.add']),
    'adding.left': () => press(tr['wallet.add.leave']),
    'card.added': async () => {
      await typeCard('t-1', '0018');
      await page.getByLabelText(tr['wallet.alias']).fill('Maaş kartım');
      const first = page.getByLabelText(tr['wallet.add.default']);
      if (!first.element().matches(':checked')) await first.click();
      await press(tr['wallet.add.submit']);
    },
    'code.entered': async () => {
      await page.getByLabelText(tr['wallet.code'], { exact: true }).fill('۱۲۳ 456');
      await page.elementLocator(submitOfCode() ?? document.body).click();
    },
    'code.resent': () => press(tr['wallet.code.resend']),
    'code.left': () => press(tr['wallet.code.leave']),
    'default.chosen': () => pressNamed(tr['wallet.default.of'], second),
    'removal.asked': () => pressNamed(tr['wallet.delete.of'], 'kart 0018'),
    'removal.confirmed': () => press(tr['wallet.delete.yes']),
    'removal.declined': async () => {
      await expect
        .element(page.getByRole('button', { name: tr['wallet.delete.no'], exact: true }))
        .toHaveFocus();
      await press(tr['wallet.delete.no']);
    },
    'outcome.asked': () => press(tr['settling.ask']),
    'wallet.left': () => press(tr['wallet.leave']),
  },
  offers: {
    'cards.asked': isOffered(tr['wallet.read']),
    'adding.begun': isOffered(tr['wallet.add']),
    'adding.left': isOffered(tr['wallet.add.leave']),
    'card.added': isOffered(tr['wallet.add.submit']),
    'code.entered': () => isPressable(submitOfCode()) && buttonNamed(tr['wallet.code.leave']) !== null,
    'code.resent': isOffered(tr['wallet.code.resend']),
    'code.left': isOffered(tr['wallet.code.leave']),
    'removal.confirmed': () => dialog() !== null,
    'outcome.asked': isOffered(tr['settling.ask']),
    'wallet.left': isOffered(tr['wallet.leave']),
  },
});
