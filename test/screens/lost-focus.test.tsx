import { useRef } from 'react';
import { expect, test } from 'vitest';
import { useLostFocus } from '#app/hooks/use-lost-focus.ts';
import { soon } from '../support/soon.ts';
import { drawn } from './drawn.tsx';

type Props = { readonly step: 'asking' | 'told'; readonly of: 'page' | 'part' };

/** A page longer than its window. What is pressed stands at its foot, and is gone with its step. */
const Page = ({ step, of }: Props) => {
  const part = useRef<HTMLHeadingElement>(null);
  useLostFocus(step, of === 'part' ? part : undefined);
  return (
    <>
      <h1>Koltuklar</h1>
      <div style={{ blockSize: '300vh' }} />
      <h2 ref={part}>Vagon</h2>
      <div style={{ blockSize: '300vh' }} />
      {step === 'asking' ? <button type="button">Devam</button> : null}
    </>
  );
};

const inWindow = (tag: string) => {
  const { top = -1, bottom = 0 } = document.querySelector(tag)?.getBoundingClientRect() ?? {};
  return top >= 0 && bottom <= innerHeight;
};

test.each([
  ['page', 'h1'],
  ['part', 'h2'],
] as const)('whoever pressed what is gone sees the heading of the %s they go on from', async (of, tag) => {
  const { redraw } = drawn(<Page step="asking" of={of} />);
  document.querySelector('button')?.focus();
  expect(inWindow(tag)).toBe(false);
  redraw(<Page step="told" of={of} />);
  await expect.poll(() => document.activeElement?.localName, soon).toBe(tag);
  expect(inWindow(tag)).toBe(true);
});
