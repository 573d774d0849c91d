import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Notice } from '#ui/feedback/notice.tsx';
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

// It stands first: nothing has been pressed in this page yet.
test('[P-01] a message that comes with its page leaves the focus to a keyboard that only led about', async () => {
  const { redraw } = drawn(<Page refused={null} />);
  await userEvent.keyboard('{Shift}{Tab}{ArrowDown}');
  redraw(<Page refused="at-once" />);
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(document.activeElement?.textContent).toBe('Kaydet');
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

test('a message that waits its turn leaves the focus where it is', async () => {
  const { redraw } = drawn(<Page refused={null} />);
  await press();
  redraw(<Page refused="in-turn" />);
  expect(document.activeElement?.textContent).toBe('Kaydet');
});
