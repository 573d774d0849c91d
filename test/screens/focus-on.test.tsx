import { useState } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { useFocusOn } from '#ui/hooks/use-focus-on.ts';
import { soon } from '../support/soon.ts';
import { drawn } from './drawn.tsx';

/** The control that asks goes when the answer is waited for, and that is not known in the press itself. */
const Asked = () => {
  const [step, setStep] = useState('unanswered');
  const part = useFocusOn(step);
  const ask = () => void requestAnimationFrame(() => setStep('looking'));
  return (
    <div ref={part} tabIndex={-1}>
      {step === 'unanswered' ? (
        <button type="button" onClick={ask}>
          Durumu yenile
        </button>
      ) : (
        <p>Biletiniz kontrol ediliyor…</p>
      )}
    </div>
  );
};

test('whoever pressed what goes stands at what comes in its place before that is painted', async () => {
  drawn(<Asked />);
  const button = document.querySelector('button');
  button?.focus();
  const stood: (string | null)[] = [];
  const watching = new MutationObserver(() => stood.push(document.activeElement?.textContent ?? null));
  onTestFinished(() => watching.disconnect());
  watching.observe(document.body, { subtree: true, childList: true });
  button?.click();
  await expect.poll(() => document.querySelector('p')?.textContent, soon).toBe('Biletiniz kontrol ediliyor…');
  expect(stood).toEqual(['Biletiniz kontrol ediliyor…']);
});
