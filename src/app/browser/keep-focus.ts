import { yieldToMain } from './yield-to-main.ts';

const parts = 'main, dialog, section, article, aside, form, li, [data-flow]';
const controls = 'a[href], button';

const isThere = (element: Element | null) => element?.isConnected === true && element.checkVisibility();

const shownIn = (part: Element, what: string): HTMLElement | null =>
  [...part.querySelectorAll<HTMLElement>(what)].find((each) => each.checkVisibility()) ?? null;

const around = (element: Element): readonly Element[] => {
  const { parentElement } = element;
  return parentElement === null ? [] : [parentElement, ...around(parentElement)];
};

/** The heading of the part somebody stood in; in the head of the page, what has come there instead, or whoever is there. */
const placeIn = (way: readonly Element[]): HTMLElement | null => {
  const left = way.filter(isThere);
  const head = left[0]?.closest('header');
  if (left[0] && head) return shownIn(left[0], controls) ?? shownIn(head, '[data-flow] [popovertarget]');
  const headed = left.filter((each) => each.matches(parts)).map((part) => shownIn(part, 'h1, h2, h3, h4'));
  return headed.find((heading) => heading !== null) ?? null;
};

/** Some lines of what follows a heading. */
const lines = 96;

/** Whether it is in sight with what follows, between what stays at the head of the window and what lies at its foot. */
const isSeenWhole = (heading: Element): boolean => {
  const { top, bottom } = heading.getBoundingClientRect();
  const { scrollPaddingBlockStart, scrollPaddingBlockEnd } = getComputedStyle(document.documentElement);
  const [head, foot] = [scrollPaddingBlockStart, scrollPaddingBlockEnd].map(
    (room) => Number.parseFloat(room) || 0,
  );
  return top >= (head ?? 0) && bottom + lines <= innerHeight - (foot ?? 0);
};

/** The window begins with a heading that is not seen whole: half way down, what follows would be out of sight. */
const goOnAt = (place: HTMLElement): void => {
  const isHeading = !place.matches(controls);
  if (isHeading) place.setAttribute('tabindex', '-1');
  place.focus({ preventScroll: isHeading });
  if (isHeading && !isSeenWhole(place)) place.scrollIntoView();
};

const drawnTwice = () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));

/**
 * Whoever pressed what is gone with its step goes on at the heading of the part it stood in, or at that of the page where
 * this says something else by now, unless the step has led them somewhere itself. Whoever pressed beside everything has let go, and is left alone.
 */
export const keepFocus = (page: Document): (() => void) => {
  const stopped = new AbortController();
  const listening = { capture: true, passive: true, signal: stopped.signal };
  let last: Element | null = null;
  let way: readonly Element[] = [];
  let headed: string | undefined;
  let isLooking = false;

  const isLost = () => last !== null && page.activeElement === page.body && !isThere(last);
  const find = async () => {
    if (isLooking || !isLost()) return;
    isLooking = true;
    await drawnTwice();
    await yieldToMain();
    isLooking = false;
    const heading = page.querySelector<HTMLElement>('main h1');
    const isHeadedAnew = headed !== undefined && headed !== heading?.textContent;
    const place = isLost() ? (isHeadedAnew ? heading : placeIn(way)) : null;
    if (place !== null) goOnAt(place);
  };

  page.addEventListener(
    'focusin',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      last = target;
      way = around(target);
      headed = target.closest('main')?.querySelector('h1')?.textContent;
    },
    listening,
  );
  page.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (
        target instanceof Element &&
        target.closest('a, button, input, select, textarea, label, [tabindex]') === null
      )
        last = null;
    },
    listening,
  );
  page.addEventListener('close', () => void find(), listening);
  page.addEventListener('toggle', () => void find(), listening);
  const observer = new MutationObserver(() => void find());
  observer.observe(page.body, { childList: true, subtree: true });
  return () => {
    stopped.abort();
    observer.disconnect();
  };
};
