import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { beginAt } from '#app/hooks/begin-at.ts';
import { focusHeading } from '#app/hooks/focus-heading.ts';

const focused = () => document.activeElement?.tagName;
const element = (tag: 'a' | 'button') => {
  const found = document.querySelector<HTMLElement>(tag);
  if (found === null) throw new Error(`There is no ${tag}.`);
  return found;
};

beforeEach(() => {
  onTestFinished(() => {
    document.body.replaceChildren();
    scrollTo(0, 0);
  });
  document.body.innerHTML = '<h1>Koltuklar</h1><button>Devam</button><a href="#content">Atla</a>';
});

test('another step begins at its heading', async () => {
  await focusHeading();
  expect(focused()).toBe('H1');
});

test('what was pressed hands the focus on to the heading', async () => {
  element('button').focus();
  await focusHeading();
  expect(focused()).toBe('H1');
});

test('so does what is gone with the step it ended', async () => {
  element('button').focus();
  const moved = focusHeading();
  element('button').remove();
  await moved;
  expect(focused()).toBe('H1');
});

test('whoever was quicker keeps the focus, and the key they press next goes where they are', async () => {
  element('button').focus();
  const moved = focusHeading();
  element('a').focus();
  await moved;
  expect(focused()).toBe('A');
});

test('what was found begins the window, where it stood below it', async () => {
  document.body.innerHTML +=
    '<div style="height: 200vh"></div><h2 tabindex="-1">Bulunanlar</h2><div style="height: 200vh"></div>';
  element('button').focus();
  const found = document.querySelector('h2');
  await beginAt(found ?? document.body);
  expect(focused()).toBe('H2');
  expect(Math.abs(found?.getBoundingClientRect().top ?? Number.NaN)).toBeLessThan(innerHeight / 2);
});

test('whoever was quicker than what was found stays where they are', async () => {
  element('button').focus();
  const moved = beginAt(document.querySelector('h1') ?? document.body);
  element('a').focus();
  await moved;
  expect(focused()).toBe('A');
});

test('whoever is in a panel over the page stays in it, whatever page comes beneath', async () => {
  document.body.innerHTML += '<section popover><a href="#in">Giriş</a></section>';
  document.querySelector<HTMLElement>('[popover]')?.showPopover();
  document.querySelector<HTMLElement>('[popover] a')?.focus();
  await focusHeading();
  expect(document.activeElement?.textContent).toBe('Giriş');
});
