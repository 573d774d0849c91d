import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { keepFocus } from '#app/browser/keep-focus.ts';
import { soon } from '../support/soon.ts';
import { drawn } from './drawn.tsx';

beforeEach(() => onTestFinished(keepFocus(document)));

type Props = { readonly step: 'asking' | 'told' };

/** What is pressed stands below the window, in a part of its own. */
const Page = ({ step }: Props) => (
  <main>
    <h1>Ödeme</h1>
    <div style={{ blockSize: '300vh' }} />
    <section>
      <h2>Cüzdan</h2>
      {step === 'asking' ? <button type="button">Sil</button> : <p>Siliniyor</p>}
    </section>
  </main>
);

/** The step is over, and the page is headed by what came of it. */
const Result = ({ step }: Props) => (
  <main>
    <h1>{step === 'asking' ? 'Biletiniz hazırlanıyor' : 'Biletiniz hazır'}</h1>
    <section>
      {step === 'asking' ? <button type="button">Yeniden sor</button> : null}
      <h2>Yolculuğunuz</h2>
    </section>
  </main>
);

const Head = ({ step }: Props) => (
  <header>
    <a href="/">Ana sayfa</a>
    <div data-flow="session">
      <button key={step} type="button">
        {step === 'asking' ? 'Giriş yap' : 'Ayşe'}
      </button>
    </div>
  </header>
);

const drawnAgain = () => new Promise((again) => requestAnimationFrame(again));
const focused = () => document.activeElement?.textContent ?? '';

test('whoever pressed what is gone with its step goes on at the heading of its part', async () => {
  const { redraw } = drawn(<Page step="asking" />);
  document.querySelector('button')?.focus();
  redraw(<Page step="told" />);
  await expect.poll(focused, soon).toBe('Cüzdan');
  const { top = -1, bottom = 0 } = document.querySelector('h2')?.getBoundingClientRect() ?? {};
  expect(top >= 0 && bottom <= innerHeight).toBe(true);
});

/** The part stands so low that what comes in it would lie under what stands at the foot of the window. */
const Low = ({ step }: Props) => (
  <main>
    <h1>Ödeme</h1>
    <section
      style={{ position: 'absolute', insetBlockStart: 'calc(100vh - 14rem - 40px)', blockSize: '200vh' }}
    >
      <h2 style={{ margin: 0, blockSize: 32 }}>Cüzdan</h2>
      {step === 'asking' ? (
        <button type="button">Kod iste</button>
      ) : (
        <h3 style={{ margin: 0, blockSize: 32 }}>Ödemeyi onaylayın</h3>
      )}
    </section>
  </main>
);

const below = () => document.querySelector('h3')?.getBoundingClientRect().bottom ?? innerHeight;

test('what comes below that heading is in sight with it, above what lies at the foot of the window', async () => {
  const { documentElement: whole } = document;
  whole.style.scrollPaddingBlockEnd = '14rem';
  onTestFinished(() => {
    whole.style.scrollPaddingBlockEnd = '';
  });
  const { redraw } = drawn(<Low step="asking" />);
  document.querySelector('button')?.focus({ preventScroll: true });
  redraw(<Low step="told" />);
  await expect.poll(focused, soon).toBe('Cüzdan');
  await expect.poll(() => below() <= innerHeight - 224, soon).toBe(true);
});

test('where the page is headed by something else by then, they go on at that', async () => {
  const { redraw } = drawn(<Result step="asking" />);
  document.querySelector('button')?.focus();
  redraw(<Result step="told" />);
  await expect.poll(focused, soon).toBe('Biletiniz hazır');
});

test('in the head of the page they go on at what has come there instead', async () => {
  const { redraw } = drawn(<Head step="asking" />);
  document.querySelector('button')?.focus();
  redraw(<Head step="told" />);
  await expect.poll(focused, soon).toBe('Ayşe');
});

test('whoever pressed beside everything is left alone', async () => {
  const { redraw } = drawn(<Page step="asking" />);
  document.querySelector('button')?.focus();
  document.querySelector('p, h1')?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  document.querySelector('button')?.blur();
  redraw(<Page step="told" />);
  await drawnAgain();
  await drawnAgain();
  await drawnAgain();
  expect(document.activeElement).toBe(document.body);
});
