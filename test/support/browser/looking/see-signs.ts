import type { Page } from 'playwright';
import { beginWith } from '../begin-with.ts';
import type { Sign } from './sight.ts';

declare global {
  interface Window {
    seeSigns?: (root: Element) => {
      readonly signs: readonly Sign[];
      readonly focused: { what: string; isInSight: boolean } | null;
    };
  }
}

/** How a page tells where its headings, its messages and the focus are. */
export const seeSigns = (page: Page): Promise<void> =>
  beginWith(page, () => {
    const textOf = (element: Element) =>
      (element instanceof HTMLElement ? element.innerText : (element.textContent ?? ''))
        .replaceAll(/\s+/g, ' ')
        .trim();

    /** What counts down says the same with every minute that goes. */
    const lastingIn = (element: Element) =>
      [...element.querySelectorAll('[data-left]')].reduce(
        (text, clock) => text.replace(textOf(clock), ''),
        textOf(element),
      );

    const isClipped = (element: Element) => {
      for (let each: Element | null = element; each !== null; each = each.parentElement)
        if (getComputedStyle(each).clipPath === 'inset(50%)') return true;
      return false;
    };

    /** The first line of what is read, or the top of what holds no words. */
    const firstLineOf = (element: Element) => {
      const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT, (node) =>
        (node.textContent ?? '').trim() === '' ? NodeFilter.FILTER_SKIP : NodeFilter.FILTER_ACCEPT,
      );
      const range = document.createRange();
      range.selectNodeContents(words.nextNode() ?? element);
      const line = [...range.getClientRects()].find(({ width, height }) => width > 1 && height > 1);
      const whole = element.getBoundingClientRect();
      if (line !== undefined && line.top >= whole.top - 4) return line;
      return new DOMRect(whole.left, whole.top, whole.width, Math.min(whole.height, 40));
    };

    const isInSight = (element: Element) => {
      const { left, top, right, bottom } = firstLineOf(element);
      if (top < -1 || bottom > innerHeight + 1 || left < -1 || right > innerWidth + 1) return false;
      if (isClipped(element)) return true;
      const met = document.elementFromPoint(Math.min((left + right) / 2, left + 24), (top + bottom) / 2);
      return (
        met !== null &&
        (element.contains(met) || met.contains(element) || met.closest('label')?.contains(element) === true)
      );
    };

    const names = (focused: Element, sign: Element, attribute: string) =>
      (focused.closest(`[${attribute}]`)?.getAttribute(attribute) ?? '')
        .split(' ')
        .some((id) => id !== '' && (sign.id === id || sign.closest(`[id="${id}"]`) !== null));

    const focusAt = (sign: Element) => {
      const focused = document.activeElement;
      if (focused === null || focused === document.body || focused === document.documentElement)
        return 'nowhere';
      if (sign.contains(focused) || focused.contains(sign)) return 'on';
      const ties = ['aria-labelledby', 'aria-describedby', 'aria-errormessage'];
      if (ties.some((tie) => names(focused, sign, tie))) return 'on';
      const isBefore = (focused.compareDocumentPosition(sign) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
      return isBefore ? 'before' : 'after';
    };

    const signs =
      ':is(main, dialog, [popover]) :is(h1, h2, h3, h4), [role=alert], [role=status], output:not(button output, :has(svg))';
    window.seeSigns = (root) => {
      const before = window.looking?.seen?.signs;
      const main = document.querySelector('main h1');
      const isElsewhere = window.looking?.seen?.main !== undefined && window.looking.seen.main !== main;
      const found = [...document.querySelectorAll(signs)].flatMap((element) => {
        const isMessage = !element.matches('h1, h2, h3, h4');
        if (!root.contains(element) && !(isMessage && root.matches('[popover]'))) return [];
        const text = textOf(element);
        if (text === '' || !element.checkVisibility({ visibilityProperty: true })) return [];
        const level = isMessage
          ? element.matches('[role=alert]')
            ? 0
            : 9
          : Number(element.tagName.slice(1));
        if (isMessage && isClipped(element)) return [];
        // All headings of another page are new, whatever they say.
        const isNew = (isElsewhere && !isMessage) || before?.has(`${level} ${lastingIn(element)}`) !== true;
        return [
          {
            text: text.slice(0, 160),
            lasting: lastingIn(element),
            level,
            isNew,
            isInSight: isInSight(element),
            focus: focusAt(element),
          } as const,
        ];
      });
      const focused = document.activeElement;
      const isFocused = focused !== null && focused !== document.body && focused !== document.documentElement;
      if (window.looking)
        window.looking.seen = {
          // What lies under a dialog or a panel is not new when that is gone.
          signs: new Set([
            ...(root === document.body ? [] : (before ?? [])),
            ...found.map(({ level, lasting }) => `${level} ${lasting}`),
          ]),
          hadFocus: isFocused,
          main,
        };
      const what = isFocused
        ? `${focused.tagName.toLowerCase()} “${textOf(focused).slice(0, 60) || focused.id}”`
        : '';
      return {
        signs: found,
        focused: isFocused
          ? { what, isInSight: focused.contains(document.querySelector('main')) || isInSight(focused) }
          : null,
      };
    };
  });
