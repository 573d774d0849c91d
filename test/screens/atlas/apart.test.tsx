import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { namesIn } from '#atlas/flow/names.ts';
import { languages } from '#domain/values/language.ts';
import { soon } from '../../support/soon.ts';
import { openAtlas } from './open-atlas.tsx';

/** What stands in a list and is pressed by a finger. */
const pressed = () =>
  [...document.querySelectorAll('main :is(ul, ol, nav) :is(a, button)')].map((element) => ({
    name: element.textContent,
    box: element.getBoundingClientRect(),
  }));

const small = () =>
  pressed()
    .filter(({ box }) => box.width > 0 && (box.height < 44 || box.width < 44))
    .map(({ name, box }) => `${name}: ${Math.round(box.width)} × ${Math.round(box.height)}`);

const titles = () =>
  [...document.querySelectorAll('[role=tabpanel] ol button > :first-child')].map(
    ({ textContent }) => textContent,
  );

describe.each(languages)(
  '[R-49] in %s, what is pressed in a list of the atlas is apart and large enough',
  (language) => {
    test.each([null, 'payment'])('%s', async (flow) => {
      await page.viewport(360, 780);
      const say = await openAtlas(flow, language);
      expect(pressed().length).toBeGreaterThan(5);
      expect(small()).toEqual([]);
      await page.getByLabelText(say(flow === null ? 'atlas.search.all' : 'atlas.search')).fill('payment');
      await expect.poll(() => document.querySelectorAll('search li').length, soon).toBeGreaterThan(3);
      expect(small()).toEqual([]);
    });

    test('and the paths of a suite are named in the words of the page', async () => {
      const say = await openAtlas('alert', language);
      const names = await namesIn(language);
      await page.getByRole('tab', { name: say('atlas.suite'), exact: true }).click();
      await page.getByRole('button', { name: say('atlas.suite.make') }).click();
      await expect.poll(() => titles().length, soon).toBeGreaterThan(0);
      const states = Object.entries(names).flatMap(([key, name]) =>
        key.startsWith('flow.alert.state.') ? [name] : [],
      );
      expect(titles().filter((title) => !states.some((state) => title.includes(state)))).toEqual([]);
      expect(titles().filter((title) => /steps to/.test(title))).toEqual([]);
    });
  },
);
