import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { room } from './kept-room.css.ts';

type Props = {
  /** Something was asked, and the answer has not come. */
  readonly isAsking: boolean;
  /** Where another choice takes it away too, as if something had been answered. */
  readonly otherwise?: 'answered';
  /** What was said to the last answer. */
  readonly children: ReactNode;
};

const release = (part: HTMLElement) => {
  part.removeAttribute('data-kept');
  part.style.minBlockSize = '';
};

/**
 * What was said goes as soon as something is asked, or something else is chosen. Its room stays for as long as it is in
 * sight, or until something else is said in it: nothing moves under the finger.
 */
export const KeptRoom = ({ isAsking, otherwise, children }: Props) => {
  const keeps = isAsking ? 'asking' : otherwise;
  const element = useRef<HTMLDivElement>(null);
  const height = useRef(0);
  useEffect(() => {
    const part = element.current;
    if (part === null) return;
    const sizes = new ResizeObserver(() => {
      if (!part.hasAttribute('data-kept')) height.current = part.offsetHeight;
    });
    const sights = new IntersectionObserver((seen) => {
      const isOut = seen.some(({ isIntersecting }) => !isIntersecting);
      if (isOut && part.dataset.kept === 'answered') release(part);
    });
    sizes.observe(part);
    sights.observe(part);
    return () => {
      sizes.disconnect();
      sights.disconnect();
    };
  }, []);
  useLayoutEffect(() => {
    const part = element.current;
    if (part === null) return;
    if (part.childElementCount > 0) release(part);
    else if (keeps !== undefined && height.current > 0) {
      part.dataset.kept = keeps;
      part.style.minBlockSize = `${height.current}px`;
    } else if (part.hasAttribute('data-kept')) {
      part.dataset.kept = 'answered';
      if (part.getBoundingClientRect().bottom < 0) release(part);
    }
  });
  return (
    <div ref={element} className={room}>
      {children}
    </div>
  );
};
