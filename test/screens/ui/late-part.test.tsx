import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { latePart } from '#ui/hooks/late-part.ts';
import { drawn } from '../drawn.tsx';

const part = { name: 'the old tickets' };
type Late = ReturnType<typeof latePart<typeof part>>;

const Shown = ({ usePart, need }: Pick<Late, 'usePart'> & { readonly need: 'none' | 'some' }) => (
  <p>{usePart(need)?.name ?? 'nothing yet'}</p>
);
const text = () => page.getByRole('paragraph');

test('a part that was fetched ahead is drawn at once, and only where it is needed', async () => {
  const { fetchAhead, usePart } = latePart(async () => part);
  await fetchAhead();
  const { redraw } = drawn(<Shown usePart={usePart} need="some" />, 'tr');
  expect(text().element().textContent).toBe(part.name);
  redraw(<Shown usePart={usePart} need="none" />);
  expect(text().element().textContent).toBe('nothing yet');
});

test('a part that nobody needs is not fetched, and one that is needed is drawn when it has come', async () => {
  const asked: string[] = [];
  let come = (): void => undefined;
  const { usePart } = latePart(() => {
    asked.push(part.name);
    return new Promise<typeof part>((resolve) => {
      come = () => resolve(part);
    });
  });
  const { redraw } = drawn(<Shown usePart={usePart} need="none" />, 'tr');
  expect(asked).toEqual([]);
  redraw(<Shown usePart={usePart} need="some" />);
  expect(text().element().textContent).toBe('nothing yet');
  expect(asked).toEqual([part.name]);
  come();
  await expect.element(text()).toHaveTextContent(part.name);
});

test('a page stands without a part that cannot be had', async () => {
  const refused = Promise.reject<typeof part>(new Error('The network is gone.'));
  const { usePart } = latePart(() => refused);
  drawn(<Shown usePart={usePart} need="some" />, 'tr');
  await expect(refused).rejects.toThrow('The network is gone.');
  expect(text().element().textContent).toBe('nothing yet');
});
