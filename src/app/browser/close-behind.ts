import { coversFocus } from '#ui/overlay/covers-focus.ts';

/** Whoever goes on to the page by Tab has left what lies over it: nothing that has the focus is covered. */
export const closeBehind = (page: Document): (() => void) => {
  const stopped = new AbortController();
  const listening = { capture: true, passive: true, signal: stopped.signal };
  let held: string | null = null;
  const note = ({ type, key }: KeyboardEvent) => {
    held = type === 'keydown' ? key : null;
  };
  page.addEventListener('keydown', note, listening);
  page.addEventListener('keyup', note, listening);
  page.addEventListener(
    'focusin',
    ({ target }) => {
      const open = page.querySelector<HTMLElement>('[popover]:popover-open');
      if (held !== 'Tab' || open === null || !(target instanceof Element)) return;
      // What is being decided in it is not given up by going on.
      if (open.contains(target) || open.querySelector('[aria-busy=true]') !== null) return;
      if (target.closest('main, footer') !== null || coversFocus(open)) open.hidePopover();
    },
    listening,
  );
  return () => stopped.abort();
};
