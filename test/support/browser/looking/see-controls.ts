import type { Page } from 'playwright';
import { beginWith } from '../begin-with.ts';
import type { Control } from './sight.ts';

declare global {
  interface Window {
    seeControls?: (root: Element) => readonly Control[];
  }
}

/** How a page tells what can be pressed on it, and where. */
export const seeControls = (page: Page): Promise<void> =>
  beginWith(page, () => {
    type Rect = { left: number; top: number; right: number; bottom: number };
    const plain = ({ left, top, right, bottom }: Rect) => ({ left, top, right, bottom });
    const both = (a: Rect, b: Rect) => ({
      left: Math.min(a.left, b.left),
      top: Math.min(a.top, b.top),
      right: Math.max(a.right, b.right),
      bottom: Math.max(a.bottom, b.bottom),
    });
    const meeting = (a: Rect, b: Rect) => ({
      left: Math.max(a.left, b.left),
      top: Math.max(a.top, b.top),
      right: Math.min(a.right, b.right),
      bottom: Math.min(a.bottom, b.bottom),
    });

    /** What cuts its content off, and which layer it lies on: asked once for each box. */
    const known = new Map<Element, { clip: Rect | null; layer: number }>();
    let layers = 0;
    const around = (element: Element | null): { clip: Rect | null; layer: number } => {
      if (element === null || element === document.documentElement || element === document.body)
        return { clip: null, layer: 0 };
      const before = known.get(element);
      if (before !== undefined) return before;
      const outer = around(element.parentElement);
      const { position, overflowX, overflowY } = getComputedStyle(element);
      const isOver = ['fixed', 'sticky'].includes(position) || element.matches('dialog, [popover]');
      if (isOver) layers += 1;
      const clips = overflowX !== 'visible' || overflowY !== 'visible';
      const own = clips ? plain(element.getBoundingClientRect()) : null;
      const clip =
        own && outer.clip && !isOver ? meeting(own, outer.clip) : (own ?? (isOver ? null : outer.clip));
      const made = { clip, layer: isOver ? layers : outer.layer };
      known.set(element, made);
      return made;
    };

    const luminance = (color: string) => {
      const [r = 0, g = 0, b = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
      const linear = [r, g, b].map((part) =>
        part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0);
    };
    const groundBehind = (element: Element) => {
      for (let each = element.parentElement; each !== null; each = each.parentElement) {
        const { backgroundColor } = getComputedStyle(each);
        if (!/^rgba\(.*, 0\)$|transparent/.test(backgroundColor)) return backgroundColor;
      }
      return 'rgb(255, 255, 255)';
    };
    const isFilled = (element: Element, { backgroundColor }: CSSStyleDeclaration) => {
      const chosen =
        '[aria-pressed], [aria-current], [aria-selected], [role=gridcell], [role=tab], [aria-disabled=true]';
      if (!element.matches(':is(main, dialog, [popover]) :is(a, button)') || element.matches(chosen))
        return false;
      if (/^rgba\(.*, 0\)$|transparent/.test(backgroundColor)) return false;
      const [a, b] = [luminance(backgroundColor), luminance(groundBehind(element))];
      return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05) >= 3;
    };

    const isInSentence = (element: Element, { display }: CSSStyleDeclaration) =>
      display === 'inline' &&
      (element.parentElement?.textContent ?? '').trim().length > (element.textContent ?? '').trim().length;

    /** A pseudo element that lies over a control widens what can be pressed of it. */
    const widened = (element: Element, box: Rect) => {
      const { content, position, top, bottom, left, right } = getComputedStyle(element, '::after');
      if (content === 'none' || position !== 'absolute') return box;
      const side = (length: string) => Number.parseFloat(length) || 0;
      return {
        left: box.left + Math.min(0, side(left)),
        right: box.right - Math.min(0, side(right)),
        top: box.top + Math.min(0, side(top)),
        bottom: box.bottom - Math.min(0, side(bottom)),
      };
    };

    const stops =
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=option], [role=gridcell][data-seat]';
    window.seeControls = (root) => {
      known.clear();
      layers = 0;
      return [...root.querySelectorAll<HTMLElement>(stops)].flatMap((element) => {
        if (!element.checkVisibility({ visibilityProperty: true })) return [];
        const style = getComputedStyle(element);
        const whole = plain(element.getBoundingClientRect());
        const { clip, layer } = around(element);
        const box = clip === null ? whole : meeting(whole, clip);
        if (box.right - box.left <= 0 || box.bottom - box.top <= 0) return [];
        const isHidden =
          whole.right - whole.left <= 1 ||
          style.opacity === '0' ||
          style.clipPath === 'inset(50%)' ||
          element.closest('[aria-hidden=true], [inert]') !== null;
        const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
        const reach = labels
          .map((label) => widened(label, plain(label.getBoundingClientRect())))
          .reduce(both, widened(element, whole));
        const padding = (side: string) => Number.parseFloat(style.getPropertyValue(`padding-${side}`)) || 0;
        const room = element.matches('input, textarea')
          ? {
              left: whole.left + padding('left'),
              right: whole.right - padding('right'),
              top: whole.top,
              bottom: whole.bottom,
            }
          : whole;
        return [
          {
            what: window.looking?.nameOf(element) ?? '',
            box,
            reach,
            room,
            layer,
            isInSentence: isInSentence(element, style),
            isHidden,
            isFilled: isFilled(element, style),
          },
        ];
      });
    };
  });
