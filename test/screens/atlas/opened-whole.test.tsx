import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { languages } from '#domain/values/language.ts';
import { soon } from '../../support/soon.ts';
import { openAtlas } from './open-atlas.tsx';

const windows = [
  [360, 780],
  [1440, 900],
] as const;

const largest = 'booking';
const smallest = 'alert';

/** How far a picture reaches beyond its frame, and beyond the window nobody has scrolled yet. */
const beyond = () => {
  const frame = document.querySelector('[role=application]');
  const box = frame?.querySelector('svg')?.getBoundingClientRect();
  if (!frame || !box) return null;
  return {
    frame: [frame.scrollWidth - frame.clientWidth, frame.scrollHeight - frame.clientHeight],
    window: [box.left >= 0, box.right <= innerWidth, box.bottom <= innerHeight],
  };
};

const scale = () => {
  const picture = document.querySelector<SVGSVGElement>('svg.chart');
  return picture === null ? 0 : picture.getBoundingClientRect().width / picture.viewBox.baseVal.width;
};

describe('[R-49] a chart opens whole', () => {
  const ways = windows.flatMap(([width, height]) =>
    languages.flatMap((language) =>
      [largest, smallest].map((flow) => [flow, language, width, height] as const),
    ),
  );

  test.each(ways)('%s in %s, in a window of %i × %i', async (flow, language, width, height) => {
    await page.viewport(width, height);
    await openAtlas(flow, language);
    await expect.poll(beyond, soon).toEqual({ frame: [0, 0], window: [true, true, true] });
  });

  test('and at one press can be read, from its beginning on', async () => {
    await page.viewport(360, 780);
    const say = await openAtlas(largest, 'tr');
    await page.getByRole('button', { name: say('atlas.zoom.read') }).click();
    await expect.poll(scale, soon).toBeCloseTo(0.7, 2);
    const frame = document.querySelector('[role=application]')?.getBoundingClientRect();
    const dot = document.querySelector('svg .dot')?.getBoundingClientRect();
    if (!frame || !dot) throw new Error('There is a picture with a beginning.');
    expect([
      dot.left > frame.left,
      dot.right < frame.right,
      dot.top > frame.top,
      dot.bottom < frame.bottom,
    ]).toEqual([true, true, true, true]);
  });
});
