import { useEffect, useRef } from 'react';
import { showInWindow } from './show-in-window.ts';

/** A part that comes into the window as soon as it is there; the focus stays where it is. */
export const useShownInWindow = () => {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (element.current !== null) showInWindow(element.current);
  }, []);
  return element;
};
