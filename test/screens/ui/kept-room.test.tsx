import { expect, test } from 'vitest';
import { Button } from '#ui/buttons/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Steady } from '#ui/feedback/steady.tsx';
import { KeptRoom } from '#ui/layout/kept-room.tsx';
import { drawn } from '../drawn.tsx';

type Props = { readonly message: string | null; readonly asks: 'no' | 'yes'; readonly above?: number };

/** A message above the button that asks. */
const Page = ({ message, asks, above = 0 }: Props) => (
  <main>
    <div style={{ blockSize: `${above}vh` }} />
    <KeptRoom isAsking={asks === 'yes'}>
      {message === null ? null : <Notice variant="danger" title={message} />}
    </KeptRoom>
    <Button>Kaydet</Button>
    <div style={{ blockSize: '300vh' }} />
  </main>
);

const drawnTwice = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

/** Where the button stands in the page, once all has been drawn. */
const buttonAt = async () => {
  await drawnTwice();
  return Math.round((document.querySelector('main button')?.getBoundingClientRect().top ?? 0) + scrollY);
};

test('the button stays under the finger while it asks, and after an answer that says nothing', async () => {
  const { redraw } = drawn(<Page message="Kaydedilmedi" asks="no" />);
  const before = await buttonAt();
  redraw(<Page message={null} asks="yes" />);
  const asking = await buttonAt();
  redraw(<Page message={null} asks="no" />);
  expect([asking, await buttonAt()]).toEqual([before, before]);
});

test('nothing keeps a room where nothing was said', async () => {
  const { redraw } = drawn(<Page message={null} asks="no" />);
  const before = await buttonAt();
  redraw(<Page message={null} asks="yes" />);
  expect(await buttonAt()).toBe(before);
});

test('another message has the room it needs', async () => {
  const { redraw } = drawn(<Page message={'Kaydedilmedi. '.repeat(60)} asks="no" />);
  const long = await buttonAt();
  redraw(<Page message={null} asks="yes" />);
  redraw(<Page message="Kaydedilmedi" asks="no" />);
  expect(await buttonAt()).toBeLessThan(long);
});

test('out of sight the room is given back after the answer', async () => {
  const { redraw } = drawn(<Page message={null} asks="no" above={150} />);
  const empty = await buttonAt();
  redraw(<Page message="Kaydedilmedi" asks="no" above={150} />);
  const message = await buttonAt();
  redraw(<Page message={null} asks="yes" above={150} />);
  scrollTo({ top: innerHeight * 1.5, behavior: 'instant' });
  await drawnTwice();
  redraw(<Page message={null} asks="no" above={150} />);
  const inSight = await buttonAt();
  scrollTo({ top: 0, behavior: 'instant' });
  await expect.poll(buttonAt).toBe(empty);
  expect(inSight).toBe(message);
});

test('what is out of sight at the answer has given its room back by then: the page is no shorter once it is scrolled', async () => {
  const { redraw } = drawn(<Page message={null} asks="no" />);
  const empty = await buttonAt();
  redraw(<Page message="Kaydedilmedi" asks="no" />);
  await drawnTwice();
  scrollTo({ top: innerHeight, behavior: 'instant' });
  await drawnTwice();
  redraw(<Page message={null} asks="yes" />);
  await drawnTwice();
  redraw(<Page message={null} asks="no" />);
  scrollTo({ top: 0, behavior: 'instant' });
  expect(await buttonAt()).toBe(empty);
});

test('a text has the room of the longest that may stand there', async () => {
  const texts = ['Kısa.', 'Daha uzun bir söz. '.repeat(40)] as const;
  const heightOf = (text: string) => {
    drawn(<Steady text={text} among={texts} />);
    return document.querySelector('[data-longest]')?.getBoundingClientRect().height ?? 0;
  };
  expect(heightOf(texts[0])).toBe(heightOf(texts[1]));
});
