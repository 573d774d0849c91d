import type { Page } from 'playwright';
import { beginWith } from '../begin-with.ts';
import type { Looking } from './sight.ts';

/** From its first script on a page keeps in mind what was pressed, what came of it and what moved. */
export const watchPage = (page: Page): Promise<void> =>
  beginWith(page, () => {
    if (window !== window.top) return;
    type Open = {
      at: number;
      frames: number;
      what: string;
      seenAfter: null | { milliseconds: number; frames: number };
      isAnswered: boolean;
    };
    const isOpen = ({ seenAfter }: Open) => seenAfter === null;
    const openPresses = (): Open[] => looking.presses.filter(isOpen);
    const looking: Looking & { presses: Open[] } = {
      presses: [],
      shifts: [],
      changes: 0,
      seen: null,
      takeShifts: () => {},
      takeSlip: () => null,
      nameOf: (element) => {
        const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null;
        const text = element.getAttribute('aria-label') ?? label ?? element.textContent ?? '';
        return `${element.tagName.toLowerCase()} “${text.replaceAll(/\s+/g, ' ').trim().slice(0, 60) || element.id}”`;
      },
      over: () => document.querySelector('dialog:modal') ?? document.querySelector('[popover]:popover-open'),
      isPanelLeft: () =>
        finger.some((each) => each.matches(':is(dialog:not([open]), [popover]:not(:popover-open))')),
      isAnswerDue: () => openPresses().some(({ at, frames }) => frames < 9 || performance.now() - at < 150),
    };
    window.looking = looking;

    const { nameOf } = looking;
    const somethingSeen = () => {
      for (const press of openPresses()) {
        press.seenAfter = { milliseconds: performance.now() - press.at, frames: press.frames };
        press.isAnswered = true;
      }
    };
    const somethingMoved = () => {
      for (const press of openPresses()) press.isAnswered = true;
    };
    /** What a script writes into a field changes nothing else of the page. */
    const filledIn = () =>
      [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select, textarea')]
        .map(({ value }) => value)
        .join('\n');
    const countFrames = (press: Open, before: string) => {
      press.frames += 1;
      if (filledIn() !== before) somethingSeen();
      if (isOpen(press) && press.frames < 600) requestAnimationFrame(() => countFrames(press, before));
    };

    const controls =
      'a[href], button, input, select, textarea, summary, label, [role=gridcell], [role=option], [role=button]';
    /** What was pressed last, and all that it stands in. */
    let finger: Element[] = [];
    /** The page was looked at since the dialog closed in which it was pressed. */
    let isCloseSeen = false;
    type Place = { top: number; left: number; scrolled: number };
    const placeOf = (element: Element): Place => {
      const { top, left } = element.getBoundingClientRect();
      const scrolled = wayUp(element).reduce((sum, { scrollTop }) => sum + scrollTop, 0);
      return { top, left, scrolled };
    };
    let pressedAt: Place | null = null;
    const wayUp = (element: Element | null): Element[] =>
      element === null ? [] : [element, ...wayUp(element.parentElement)];
    addEventListener(
      'click',
      (event) => {
        const control = event.target instanceof Element ? event.target.closest(controls) : null;
        if (control !== null) {
          finger = wayUp(control);
          isCloseSeen = false;
          pressedAt = placeOf(control);
        }
        if (control === null || control.getAttribute('aria-disabled') === 'true') return;
        const press = {
          at: performance.now(),
          frames: 0,
          what: nameOf(control),
          seenAfter: null,
          isAnswered: false,
        };
        looking.presses.push(press);
        const before = filledIn();
        requestAnimationFrame(() => countFrames(press, before));
      },
      true,
    );
    for (const kind of ['input', 'change', 'toggle', 'close']) addEventListener(kind, somethingSeen, true);
    for (const kind of ['focusin', 'scroll', 'beforeunload', 'beforeprint'])
      addEventListener(kind, somethingMoved, true);

    const unseen =
      /^(?:data-(?:flow|state|pressed|hovered|focus.*)|tabindex|id|aria-describedby|aria-labelledby)$/;
    const isSeen = ({ target, type, attributeName }: MutationRecord) => {
      if (type === 'attributes' && unseen.test(attributeName ?? '')) return false;
      const element = target instanceof Element ? target : target.parentElement;
      if (element === null || !document.body.contains(element) || !element.checkVisibility()) return false;
      const around = [element, element.parentElement, element.parentElement?.parentElement];
      return !around.some((each) => each && getComputedStyle(each).clipPath === 'inset(50%)');
    };
    new MutationObserver((changes) => {
      looking.changes += 1;
      if (openPresses().length > 0 && changes.some(isSeen)) somethingSeen();
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

    const follows = (node: unknown) => {
      const focused = document.activeElement;
      const atHand = finger.find((each) => each.isConnected && each.checkVisibility());
      const hand = focused === document.body ? (atHand ?? focused) : focused;
      const order = node instanceof Node ? (hand?.compareDocumentPosition(node) ?? 0) : 0;
      const isWithin = (order & Node.DOCUMENT_POSITION_CONTAINED_BY) !== 0;
      // A part the reader was led to is read from its beginning; what is pressed stays as it is.
      const isLedTo =
        hand === focused && hand?.getAttribute('tabindex') === '-1' && hand.matches('div, section');
      return (order & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 && (!isWithin || isLedTo);
    };
    type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect };
    const hasClosed = () => finger.some((each) => each instanceof HTMLDialogElement && !each.open);
    /** No finger is on a page whose dialog has just closed: what was answered there may shift it by a tenth of the window. */
    const slack = () =>
      hasClosed() && !isCloseSeen ? { down: innerHeight / 10, aside: innerWidth } : { down: 3, aside: 3 };
    /** What has only become longer or shorter below is where it was. */
    const isStill = ({ previousRect: before, currentRect: now }: Source) => {
      const { down, aside } = slack();
      const by = { down: Math.abs(before.top - now.top), aside: Math.abs(before.left - now.left) };
      return now.height > 0 && by.down <= down && by.aside <= aside;
    };
    /** It comes over the page. */
    const isAlert = ({ node }: Source) =>
      (node instanceof Element ? node : node?.parentElement)?.closest('[data-flow=alert]') instanceof Element;
    const keep = (entries: PerformanceEntryList) => {
      for (const entry of entries) {
        const sources: unknown = Reflect.get(entry, 'sources');
        const moved: Source[] = (Array.isArray(sources) ? sources : []).filter(({ node }) => node !== null);
        const what = moved.map(({ node }) =>
          nameOf(node instanceof Element ? node : (node?.parentElement ?? document.body)),
        );
        looking.shifts.push({
          value: Number(Reflect.get(entry, 'value')),
          isBelow:
            moved.length > 0 && moved.every((each) => follows(each.node) || isStill(each) || isAlert(each)),
          what: what.slice(0, 3).join(', '),
        });
      }
    };
    const observer = new PerformanceObserver((list) => keep(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    looking.takeShifts = () => {
      keep(observer.takeRecords());
      isCloseSeen = hasClosed();
    };
    /** In the window where that stands still, in the page where the window goes on to something else. */
    const slipOf = (pressed: Element, before: Place) => {
      const now = placeOf(pressed);
      const inWindow = now.top - before.top;
      const inPage = inWindow + now.scrolled - before.scrolled;
      const down = Math.abs(inWindow) < Math.abs(inPage) ? inWindow : inPage;
      return { down: Math.round(down), aside: Math.round(now.left - before.left) };
    };
    looking.takeSlip = () => {
      const [pressed] = finger;
      const before = pressedAt;
      if (pressed === undefined || !pressed.isConnected || !pressed.checkVisibility()) return null;
      pressedAt = placeOf(pressed);
      return before === null || follows(pressed)
        ? null
        : { what: nameOf(pressed), ...slipOf(pressed, before) };
    };
  });
