import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { coversFocus } from './covers-focus.ts';

type Props = {
  readonly className: string;
  readonly children: ReactNode;
  /** The page does not draw it any more. */
  readonly onHidden: () => void;
};

/** Whoever has put it away is where they were before, or at the beginning of the page. Nothing else is scrolled to. */
const goBack = (before: EventTarget | null) => {
  const place = before instanceof HTMLElement && before.isConnected ? before : document.querySelector('main');
  place?.focus({ preventScroll: true });
};

const uncoverFocus = (part: HTMLElement) => {
  if (coversFocus(part)) document.activeElement?.scrollIntoView({ block: 'nearest' });
};

/** Something that lies over the foot of the page. What was pressed comes out from under it, whenever it is drawn there anew. */
export const OverPage = ({ className, children, onHidden }: Props) => {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const part = element.current;
    if (part === null) return;
    // What is not drawn has no size.
    const drawn = new ResizeObserver(() => (part.offsetHeight > 0 ? uncoverFocus(part) : onHidden()));
    drawn.observe(part);
    let before: EventTarget | null = null;
    const remember = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && part.contains(relatedTarget))) before = relatedTarget;
    };
    part.addEventListener('focusin', remember);
    return () => {
      drawn.disconnect();
      part.removeEventListener('focusin', remember);
      if (part.contains(document.activeElement)) goBack(before);
    };
  }, [onHidden]);
  return (
    <div ref={element} className={className}>
      {children}
    </div>
  );
};
