import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { classes } from '#ui/theme/classes.ts';
import { menu, popover, sheet } from './popover.css.ts';

type Told = {
  readonly isShown: boolean;
  readonly onShown: () => void;
  readonly onHidden: () => void;
};

type Own = {
  readonly id: string;
  readonly name: string;
  readonly shape: 'menu' | 'sheet';
  readonly children: ReactNode;
  /** A flow that knows whether it is shown; without one the browser alone decides. */
  readonly told?: Told | null;
};

/** Whoever opens it, it stands beside the button it belongs to. */
const besideOpenerOf = (id: string): ShowPopoverOptions => {
  const buttons = [...document.querySelectorAll('button')];
  const source = buttons.find(({ popoverTargetElement }) => popoverTargetElement?.id === id);
  return source === undefined ? {} : { source };
};

/** A native popover: it opens before any script is there, and Escape or a press outside closes it. */
export const Popover = ({ id, name, shape, children, told = null }: Own) => {
  const element = useRef<HTMLElement>(null);
  const hasJoined = useRef(false);
  const isShown = told?.isShown ?? null;
  const tellShown = useEffectEvent(() => told?.onShown());
  useEffect(() => {
    const shown = element.current;
    if (shown === null || isShown === null) return;
    const isOpen = shown.matches(':popover-open');
    if (isShown && !isOpen) shown.showPopover(besideOpenerOf(id));
    if (!isShown && isOpen) {
      // Opened while the flow was not there yet: the flow hears of it, the reader keeps what is open.
      if (hasJoined.current) shown.hidePopover();
      else tellShown();
    }
    hasJoined.current = true;
  }, [id, isShown]);
  // The browser tells of the opening only after a frame: on a busy device the reader may act before that.
  const tellFirst = () => {
    if (told?.isShown === false) told.onShown();
  };
  return (
    <section
      ref={element}
      id={id}
      popover="auto"
      aria-label={name}
      className={classes(popover, shape === 'menu' ? menu : sheet)}
      onClickCapture={tellFirst}
      onSubmitCapture={tellFirst}
      onToggle={(event) => {
        const isOpen = event.newState === 'open';
        if (told === null || isOpen === told.isShown) return;
        if (isOpen) told.onShown();
        else told.onHidden();
      }}
    >
      {children}
    </section>
  );
};
