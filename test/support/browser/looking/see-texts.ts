import type { Page } from 'playwright';
import { beginWith } from '../begin-with.ts';
import type { Text } from './sight.ts';

declare global {
  interface Window {
    seeTexts?: (root: Element) => {
      readonly texts: readonly Text[];
      readonly paragraphs: readonly string[];
      readonly cut: readonly string[];
    };
  }
}

/** How a page tells which words stand on it. */
export const seeTexts = (page: Page): Promise<void> =>
  beginWith(page, () => {
    const apart = 'bdi, [dir=ltr], [translate=no], code, kbd, samp, option[lang]';
    const tidy = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ').trim();

    const isCut = (element: HTMLElement, style: CSSStyleDeclaration) => {
      if (element.matches('input, textarea, select') || style.clipPath === 'inset(50%)') return false;
      if (style.display === 'inline' || element.clientWidth <= 1) return false;
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      const isTooWide = element.scrollWidth > element.clientWidth + 1 && !/auto|scroll/.test(style.overflowX);
      const isTooHigh = element.scrollHeight > element.clientHeight + 1 && hides(style.overflowY);
      return isTooWide || isTooHigh;
    };

    /** The box whose lines the words stand in. */
    const boxOf = (holder: HTMLElement): HTMLElement => {
      const outer = holder.parentElement;
      return outer !== null && getComputedStyle(holder).display === 'inline' ? boxOf(outer) : holder;
    };

    window.seeTexts = (root) => {
      const texts: Text[] = [];
      const holders = new Set<HTMLElement>();
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { currentNode } = walker;
        const text = tidy(currentNode.textContent);
        const holder = currentNode.parentElement;
        if (
          text === '' ||
          holder === null ||
          holder.matches('script, style, noscript, template, title, desc')
        )
          continue;
        if (!holder.checkVisibility({ visibilityProperty: true })) continue;
        const language = holder.closest('[lang]')?.getAttribute('lang') ?? '';
        texts.push({ text, language, isSetApart: holder.closest(apart) !== null });
        holders.add(boxOf(holder));
      }
      const paragraphs = [...root.querySelectorAll('p')]
        .filter((each) => each.checkVisibility({ visibilityProperty: true }))
        // A title stands in heavy letters, and what is pressed says what it does.
        .filter(
          (each) => Number(getComputedStyle(each).fontWeight) < 600 && each.querySelector('button') === null,
        )
        .map((each) => tidy(each.textContent));
      const cut = [...holders]
        .filter((each) => isCut(each, getComputedStyle(each)))
        .map((each) => `${each.tagName.toLowerCase()} “${tidy(each.textContent).slice(0, 80)}”`);
      return { texts, paragraphs, cut };
    };
  });
