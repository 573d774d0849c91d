import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
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
