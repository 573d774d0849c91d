import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { classes } from '#ui/theme/classes.ts';
import { menu, popover, sheet } from './popover.css.ts';

type Visibility = {
  readonly isShown: boolean;
  readonly onShown: () => void;
  readonly onHidden: () => void;
};

type Props = {
  readonly id: string;
  readonly name: string;
  readonly shape: 'menu' | 'sheet';
  readonly children: ReactNode;
  /** A flow that knows whether it is shown; without one the browser alone decides. */
  readonly visibility?: Visibility | null;
};

const openerOf = (id: string) => document.querySelector<HTMLElement>(`[popovertarget="${id}"]`);

/** Whoever opens it, it stands beside the button it belongs to. */
const besideOpenerOf = (id: string): ShowPopoverOptions => {
  const source = openerOf(id);
  return source === null ? {} : { source };
};

/** A native popover: it opens before any script is there, and Escape or a press outside closes it. */
export const Popover = ({ id, name, shape, children, visibility = null }: Props) => {
  const element = useRef<HTMLElement>(null);
  const hasJoined = useRef(false);
  const isShown = visibility?.isShown ?? null;
  const notifyShown = useEffectEvent(() => visibility?.onShown());
  useEffect(() => {
    const shown = element.current;
    if (shown === null || isShown === null) return;
    const isOpen = shown.matches(':popover-open');
    if (isShown && !isOpen) {
      shown.tabIndex = -1;
      shown.showPopover(besideOpenerOf(id));
      shown.focus();
    }
    if (!isShown && isOpen) {
      // Opened while the flow was not there yet: the flow hears of it, the reader keeps what is open.
      if (hasJoined.current) shown.hidePopover();
      else notifyShown();
    }
    hasJoined.current = true;
  }, [id, isShown]);
  // The browser tells of the opening only after a frame: on a busy device the reader may act before that.
  const notifyFirst = () => {
    if (visibility?.isShown === false) visibility.onShown();
  };
  return (
    <section
      ref={element}
      id={id}
      popover="auto"
      aria-label={name}
      className={classes(popover, shape === 'menu' ? menu : sheet)}
      onClickCapture={notifyFirst}
      onSubmitCapture={notifyFirst}
      onToggle={(event) => {
        const isOpen = event.newState === 'open';
        event.currentTarget.scrollTop = 0;
        // Nobody pressed for it, so there is nothing to go back to: its reader goes on at its button.
        if (!isOpen && event.currentTarget.contains(document.activeElement))
          openerOf(id)?.focus({ preventScroll: true });
        if (visibility === null || isOpen === visibility.isShown) return;
        if (isOpen) visibility.onShown();
        else visibility.onHidden();
      }}
    >
      {children}
    </section>
  );
};
