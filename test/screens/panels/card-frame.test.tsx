import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { CardFrame } from '#panels/payment/card-frame.tsx';
import type { ReadyCard } from '#panels/payment/use-card-frame.ts';
import { WordsContext } from '#ui/hooks/words-context.ts';
import { cardOrigin } from '../../support/views/enter-card.ts';
import { wordsOf } from '../drawn.tsx';

/** Says something in the name of a frame, as soon as it stands in the page. */
const speakAtOnce = (place: Element, message: unknown) => {
  const watching = new MutationObserver(() => {
    const frame = place.querySelector('iframe');
    if (frame === null) return;
    watching.disconnect();
    dispatchEvent(
      new MessageEvent('message', { origin: cardOrigin, source: frame.contentWindow, data: message }),
    );
  });
  watching.observe(place, { childList: true, subtree: true });
};

test('what the card fields say first is heard, however soon they say it', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  const heard: (ReadyCard | null)[] = [];
  speakAtOnce(place, { type: 'card.ready', token: 'early', lastFour: '0018', brand: 'mastercard' });
  startTransition(() =>
    root.render(
      <WordsContext value={wordsOf('tr')}>
        <CardFrame
          id="card-fields"
          origin={cardOrigin}
          wish="asked"
          onCard={(card) => {
            heard.push(card);
          }}
        />
      </WordsContext>,
    ),
  );
  await expect.poll(() => place.querySelectorAll('iframe').length).toBe(1);
  expect(heard).toEqual([{ token: 'early', lastFour: '0018', brand: 'Mastercard' }]);
});

test('a height that was measured at another width moves nothing', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  root.render(
    <WordsContext value={wordsOf('tr')}>
      <CardFrame id="card-fields" origin={cardOrigin} wish="asked" onCard={() => undefined} />
    </WordsContext>,
  );
  await expect.poll(() => place.querySelectorAll('iframe').length).toBe(1);
  const frame = place.querySelector('iframe');
  const postSize = (height: number, width: number) =>
    dispatchEvent(
      new MessageEvent('message', {
        origin: cardOrigin,
        source: frame?.contentWindow ?? null,
        data: { type: 'card.sized', height, width },
      }),
    );
  const frameWidth = frame?.clientWidth ?? 0;
  expect(frameWidth).toBeGreaterThan(0);
  const first = frame?.height;
  postSize(618, 0);
  postSize(444, frameWidth);
  await expect.poll(() => frame?.height).not.toBe(first);
  expect(frame?.height).toBe('444');
  postSize(618, frameWidth - 200);
  postSize(445, frameWidth);
  await expect.poll(() => frame?.height).not.toBe('444');
  expect(frame?.height).toBe('445');
});
