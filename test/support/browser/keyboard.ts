import type { Page } from 'playwright';
import { showsFocus } from './shows-focus.ts';

/** One stop of the Tab key. */
export type Stop = {
  readonly what: string;
  readonly isMarked: boolean;
  readonly isCovered: boolean;
};

export type Walked = {
  readonly stops: readonly Stop[];
  /** What can be used and was not reached. */
  readonly missed: readonly string[];
  /** The focus came back to where it began, or left the page, instead of being held. */
  readonly cameRound: boolean;
};

type FocusStop = Stop & { readonly mark: string };

const beyond = 5;

/** Runs in the page: marks everything the keyboard should come to. A group of radio buttons is one stop. */
const markUsable = () => {
  const kinds =
    'a[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable=true]';
  const nameOf = (element: HTMLElement) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  const isUsable = (element: HTMLElement) =>
    element.tabIndex >= 0 &&
    !element.matches(':disabled, [type=hidden]') &&
    element.closest('[inert]') === null &&
    element.checkVisibility({ visibilityProperty: true });
  const groupOf = (element: HTMLElement) =>
    element instanceof HTMLInputElement && element.type === 'radio' ? element.name : null;
  const marks = new Map<string, string>();
  for (const [place, element] of [...document.querySelectorAll<HTMLElement>(kinds)]
    .filter(isUsable)
    .entries()) {
    const group = groupOf(element);
    const mark = group === null ? `${place}` : `radio ${group}`;
    element.dataset.usable = mark;
    marks.set(mark, `${element.tagName.toLowerCase()} ${nameOf(element).slice(0, 60)}`.trim());
  }
  return [...marks];
};

/** Runs in the page: where the focus is once the page has come to rest, and whether something lies over all of it. */
const readFocus = async () => {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return null;
  const frame = () => new Promise(requestAnimationFrame);
  const slow = matchMedia('(prefers-reduced-motion: reduce)').matches ? 1 : 4;
  const heightNow = () => element.getBoundingClientRect().top;
  let stood = Number.NaN;
  while (stood !== heightNow()) {
    stood = heightNow();
    for (let frames = 0; frames < slow; frames += 1) await frame();
  }
  const { left, top, width, height } = element.getBoundingClientRect();
  const parts = [0.5, 0.1, 0.9];
  const isShownAt = (x: number, y: number) => {
    const hit = document.elementFromPoint(left + width * x, top + height * y);
    return (
      hit !== null &&
      (element.contains(hit) || hit.contains(element) || hit.closest('label')?.control === element)
    );
  };
  return {
    mark: element.dataset.usable ?? element.tagName.toLowerCase(),
    isCovered: !parts.some((x) => parts.some((y) => isShownAt(x, y))),
  };
};

/** Goes through the whole page with Tab alone, from its beginning. */
export const walkByTab = async (page: Page): Promise<Walked> => {
  const due = new Map(await page.evaluate(markUsable));
  const stops: FocusStop[] = [];
  let cameRound = false;
  while (!cameRound && stops.length <= due.size + beyond) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(readFocus);
    cameRound = stop === null || stop.mark === stops[0]?.mark;
    if (stop === null || cameRound) continue;
    const isMarked = await page.locator(':focus').evaluate(showsFocus);
    stops.push({ ...stop, isMarked, what: due.get(stop.mark) ?? stop.mark });
  }
  const reached = new Set(stops.map(({ mark }) => mark));
  return {
    stops: stops.map(({ what, isMarked, isCovered }) => ({ what, isMarked, isCovered })),
    missed: [...due].filter(([mark]) => !reached.has(mark)).map(([, what]) => what),
    cameRound,
  };
};
