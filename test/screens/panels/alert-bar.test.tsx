import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createActor, fromPromise } from 'xstate';
import type { AlertName } from '#domain/shop/alert.ts';
import { alertMachine } from '#machines/alert/alert.machine.ts';
import type { Deadline } from '#machines/kit/flow/deadline.ts';
import { AlertBar } from '#panels/alert-bar/alert-bar.tsx';
import { soon } from '../../support/soon.ts';
import { drawn, wordsOf } from '../drawn.tsx';
import { ShopAround } from '../shop-around.tsx';

const never: Deadline = fromPromise(() => new Promise<void>(() => undefined));

const raised = (name: AlertName, message: string | null = null) => {
  const alert = createActor(alertMachine.provide({ actors: { alertEnd: never } }), { input: {} }).start();
  onTestFinished(() => {
    alert.stop();
  });
  alert.send({ type: 'alert.raised', alert: { name, message }, at: 0 });
  drawn(
    <ShopAround alert={alert}>
      <AlertBar />
    </ShopAround>,
  );
  return alert;
};

test('[P-10] an alert is heard at once, with its weight, title and text', async () => {
  raised('session-ended');
  const { say } = wordsOf('tr');
  const bar = page.getByRole('alert');
  await expect.element(bar).toHaveTextContent(`Uyarı: ${say('alert.session-ended.title')}`);
  await expect.element(bar).toHaveTextContent(say('alert.session-ended.text'));
});

test('the own sentence of the server is told instead of the general one', async () => {
  raised('request-failed', 'Bu sefer satışa kapalı.');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Bu sefer satışa kapalı.');
});

test('an alert goes by its cross', async () => {
  const alert = raised('session-ended');
  await page.getByRole('button', { name: /iletisini kapat/ }).click();
  expect(alert.getSnapshot().value).toBe('quiet');
  await expect.element(page.getByRole('alert')).toBeEmptyDOMElement();
});

test('the time of an alert stands still while the keyboard stands in it', async () => {
  const alert = raised('password-changed');
  expect(alert.getSnapshot().value).toEqual({ shown: 'passing' });
  await userEvent.tab();
  expect(alert.getSnapshot().value).toEqual({ shown: 'attended' });
  await userEvent.tab();
  expect(alert.getSnapshot().value).toEqual({ shown: 'passing' });
});

test('the time of an alert stands still while somebody points at it', async () => {
  const alert = raised('password-changed');
  await userEvent.hover(page.getByRole('alert'));
  expect(alert.getSnapshot().value).toEqual({ shown: 'attended' });
  await userEvent.unhover(page.getByRole('alert'));
  expect(alert.getSnapshot().value).toEqual({ shown: 'passing' });
});

test('an alert lies over the page and moves nothing', () => {
  raised('session-ended');
  expect(getComputedStyle(page.getByRole('alert').element()).position).toBe('fixed');
});

/** A field with the focus, which lies where an alert will be. */
const fieldAtFoot = () => {
  const field = document.createElement('input');
  const main = document.createElement('main');
  main.style.paddingBlock = 'calc(100vh - 3rem) 200vh';
  main.append(field);
  document.body.prepend(main);
  onTestFinished(() => {
    main.remove();
    scrollTo(0, 0);
  });
  field.focus();
  return field;
};

const isAboveAlert = (field: Element) => {
  const alert = document.querySelector('[role=alert] > div')?.getBoundingClientRect();
  return alert !== undefined && alert.height > 0 && field.getBoundingClientRect().bottom <= alert.top;
};

test('what has the focus comes out from under an alert', async () => {
  const field = fieldAtFoot();
  raised('session-ended');
  await expect.poll(() => isAboveAlert(field), soon).toBe(true);
});

/** What a page says at its foot to the last press. */
const newerMessage = () => {
  const newer = document.createElement('p');
  newer.dataset.at = 'bottom';
  document.body.append(newer);
  onTestFinished(() => newer.remove());
  return newer;
};

test('what goes by itself is over when the page says something newer in its place, and does not come back', async () => {
  const alert = raised('not-reached');
  await expect.element(page.getByRole('button', { name: /iletisini kapat/ })).toBeVisible();
  newerMessage();
  await expect.poll(() => alert.getSnapshot().value, soon).toBe('quiet');
});

test('what waits is there again when the newer message has gone, and what has the focus comes out from under it', async () => {
  const alert = raised('session-ended');
  const dismissal = page.getByRole('button', { name: /iletisini kapat/ });
  await expect.element(dismissal).toBeVisible();
  const newer = newerMessage();
  await expect.element(dismissal).not.toBeInTheDocument();
  const field = fieldAtFoot();
  newer.remove();
  await expect.poll(() => isAboveAlert(field), soon).toBe(true);
  expect(alert.getSnapshot().value).toEqual({ shown: 'staying' });
});

/** A page with something to stand at, beneath what is raised. */
const pageBeneath = () => {
  const main = document.createElement('main');
  main.tabIndex = -1;
  const link = document.createElement('a');
  link.href = '#';
  link.textContent = 'Biletlerim';
  main.append(link);
  document.body.prepend(main);
  onTestFinished(() => main.remove());
  return link;
};

test('whoever has put an alert away is where they were before it', async () => {
  const link = pageBeneath();
  raised('session-ended');
  link.focus();
  document.querySelector<HTMLElement>('[role=alert] button')?.focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('link', { name: 'Biletlerim' })).toHaveFocus();
});

test('where that has gone they are at the beginning of the page', async () => {
  const link = pageBeneath();
  raised('session-ended');
  link.focus();
  document.querySelector<HTMLElement>('[role=alert] button')?.focus();
  link.remove();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement?.tagName, soon).toBe('MAIN');
});
