import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { latePart } from '#ui/hooks/late-part.ts';
import { drawn } from '../drawn.tsx';

const part = { name: 'the old tickets' };
type Late = ReturnType<typeof latePart<typeof part>>;

const shownBy = ({ usePart }: Pick<Late, 'usePart'>) =>
  function Shown({ need }: { readonly need: 'none' | 'some' }) {
    return <p>{usePart(need)?.name ?? 'nothing yet'}</p>;
  };
const text = () => page.getByRole('paragraph');

test('a part that was fetched ahead is drawn at once, and only where it is needed', async () => {
  const late = latePart(async () => part);
  const Shown = shownBy(late);
  await late.fetchAhead();
  const { redraw } = drawn(<Shown need="some" />, 'tr');
  expect(text().element().textContent).toBe(part.name);
  redraw(<Shown need="none" />);
  expect(text().element().textContent).toBe('nothing yet');
});

test('a part that nobody needs is not fetched, and one that is needed is drawn when it has come', async () => {
  const asked: string[] = [];
  const waiting: ((come: typeof part) => void)[] = [];
  const late = latePart(() => {
    asked.push(part.name);
    return new Promise<typeof part>((resolve) => waiting.push(resolve));
  });
  const Shown = shownBy(late);
  const { redraw } = drawn(<Shown need="none" />, 'tr');
  expect(asked).toEqual([]);
  redraw(<Shown need="some" />);
  expect(text().element().textContent).toBe('nothing yet');
  expect(asked).toEqual([part.name]);
  for (const come of waiting) come(part);
  await expect.element(text()).toHaveTextContent(part.name);
});

test('a page stands without a part that cannot be had', async () => {
  const refused = Promise.reject<typeof part>(new Error('The network is gone.'));
  const Shown = shownBy(latePart(() => refused));
  drawn(<Shown need="some" />, 'tr');
  await expect(refused).rejects.toThrow('The network is gone.');
  expect(text().element().textContent).toBe('nothing yet');
});
