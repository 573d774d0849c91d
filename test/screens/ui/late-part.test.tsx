import { type ReactNode, Suspense } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { latePart } from '#ui/hooks/late-part.ts';
import { promptPart } from '#ui/hooks/prompt-part.ts';
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

/** A part that is waited for, and how often the page was drawn without it. */
const withPrompt = (load: () => Promise<() => ReactNode>) => {
  const drawnWithout: string[] = [];
  const Without = () => {
    drawnWithout.push('once');
    return null;
  };
  const { Part, fetchAhead } = promptPart(load);
  const around = (
    <Suspense fallback={<Without />}>
      <Part />
    </Suspense>
  );
  return { around, fetchAhead, drawnWithout };
};
const lines = () => <p>Yolcular</p>;

test('what the page cannot do without is drawn with it once it was fetched ahead, and when it comes otherwise', async () => {
  const ahead = withPrompt(async () => lines);
  ahead.fetchAhead();
  await Promise.resolve();
  await Promise.resolve();
  const { redraw } = drawn(ahead.around);
  await expect.element(page.getByText('Yolcular')).toBeVisible();
  expect(ahead.drawnWithout).toEqual([]);
  const late = withPrompt(async () => lines);
  redraw(late.around);
  await expect.element(page.getByText('Yolcular')).toBeVisible();
  expect(late.drawnWithout.length).toBeGreaterThan(0);
});
