import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { languages } from '#domain/values/language.ts';
import { Footer } from '#panels/footer/footer.tsx';
import { Header } from '#panels/header/header.tsx';
import { ComponentSheet } from '#screens/component-sheet/component-sheet.tsx';
import { Maintenance } from '#screens/maintenance/maintenance.tsx';
import { UnderMaintenance } from '#screens/maintenance/under-maintenance.tsx';
import { NotFound } from '#screens/not-found/not-found.tsx';
import { TransportRules } from '#screens/transport-rules/transport-rules.tsx';
import { WordsContext } from '#ui/hooks/words-context.ts';
import { axeInPage } from '../support/views/axe-in-page.ts';
import { drawn, wordsOf } from './drawn.tsx';
import { HomeSample } from './home-sample.tsx';
import { ShopAround } from './shop-around.tsx';

const screens = { ComponentSheet, Home: HomeSample, Maintenance, NotFound, TransportRules, UnderMaintenance };

const whole = (Screen: ComponentType) => (
  <ShopAround>
    <Header />
    <main id="content" tabIndex={-1}>
      <Screen />
    </main>
    <Footer />
  </ShopAround>
);

describe.each(Object.entries(screens))('%s', (name, Screen) => {
  beforeEach(() => page.viewport(1280, 900));

  test.each(
    languages.flatMap((language) => (['light', 'dark'] as const).map((theme) => [language, theme] as const)),
  )('nobody is shut out, in %s, %s', async (language, theme) => {
    drawn(whole(Screen), language);
    document.documentElement.dataset.theme = theme;
    expect(await axeInPage()).toEqual([]);
  });

  test.each(languages)('in %s it fits 320 px, and 640 px with letters twice as large', async (language) => {
    const root = document.documentElement;
    await page.viewport(320, 640);
    drawn(whole(Screen), language);
    const narrow = root.scrollWidth;
    await page.viewport(640, 640);
    root.style.fontSize = '200%';
    const large = root.scrollWidth;
    root.removeAttribute('style');
    expect([narrow, large]).toEqual([320, 640]);
  });

  test('what a server sends of it needs no style of its own and has one heading of the first rank', () => {
    const html = renderToStaticMarkup(<WordsContext value={wordsOf('tr')}>{whole(Screen)}</WordsContext>);
    expect(html).not.toMatch(/<[^>]+\sstyle=/);
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(name).not.toBe('');
  });
});
