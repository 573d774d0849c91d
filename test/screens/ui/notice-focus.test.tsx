import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { UnheardNotice } from '#panels/unheard-notice.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { isPress } from '#ui/hooks/is-press.ts';
import { drawn } from '../drawn.tsx';

type Props = { readonly refused: 'at-once' | 'in-turn' | null };

/** What is pressed stands below the window, the message above it. */
const Page = ({ refused }: Props) => (
  <main>
    {refused === null ? null : <Notice variant="danger" heard={refused} title="Kaydedilmedi" />}
    <div style={{ blockSize: '300vh' }} />
    <button type="button">Kaydet</button>
  </main>
);

const press = () => page.getByRole('button', { name: 'Kaydet' }).click();

/** What a document hears of what is done meanwhile: whether it is a press. */
const pressesDuring = async (does: () => Promise<unknown>): Promise<boolean> => {
  const heard: boolean[] = [];
  const hear = (event: Event) => heard.push(isPress(event));
  for (const type of ['pointerup', 'keydown']) document.addEventListener(type, hear, { capture: true });
  await does();
  for (const type of ['pointerup', 'keydown']) document.removeEventListener(type, hear, { capture: true });
  return heard.includes(true);
};

test('[P-01] keys that only lead about press nothing: a message that comes with its page leaves them the focus', async () => {
  drawn(<Page refused={null} />);
  expect(await pressesDuring(() => userEvent.keyboard('{Shift}{Tab}{ArrowDown}{PageDown}{Escape}'))).toBe(
    false,
  );
  expect(await pressesDuring(() => userEvent.keyboard('{Enter}'))).toBe(true);
  expect(await pressesDuring(() => userEvent.keyboard(' '))).toBe(true);
  expect(await pressesDuring(press)).toBe(true);
});

test('a message that is read out at once has the focus and lies in the window', async () => {
  const { redraw } = drawn(<Page refused={null} />);
  await press();
  redraw(<Page refused="at-once" />);
  const message = document.querySelector('[role=alert]');
  await expect.poll(() => document.activeElement).toBe(message);
  const { top = -1 } = message?.getBoundingClientRect() ?? {};
  expect(top >= 0 && top < innerHeight).toBe(true);
});

/** A message below what was pressed, where the window ends. */
const Below = ({ refused }: Props) => (
  <main>
    <div style={{ blockSize: 'calc(100vh - 4rem)' }} />
    <button type="button">Kaydet</button>
    <UnheardNotice isGoing isUnheard={refused !== null} title="Henüz bilinmiyor" />
    <div style={{ blockSize: '300vh' }} />
  </main>
);

const messageBottom = () =>
  document.querySelector('[role=status]')?.getBoundingClientRect().bottom ?? Infinity;

test('a message below what was pressed comes into the window, and the focus stays', async () => {
  const { redraw } = drawn(<Below refused={null} />);
  await press();
  redraw(<Below refused="in-turn" />);
  await expect.poll(messageBottom).toBeLessThanOrEqual(innerHeight);
  expect(document.activeElement?.textContent).toBe('Kaydet');
});

test('whoever has gone on to read elsewhere is not brought back to it', async () => {
  const { redraw } = drawn(<Below refused={null} />);
  await press();
  scrollTo({ top: innerHeight * 2, behavior: 'instant' });
  redraw(<Below refused="in-turn" />);
  await new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)));
  expect(messageBottom()).toBeLessThan(0);
});

test('a message that waits its turn leaves the focus where it is', async () => {
  const { redraw } = drawn(<Page refused={null} />);
  await press();
  redraw(<Page refused="in-turn" />);
  expect(document.activeElement?.textContent).toBe('Kaydet');
});
