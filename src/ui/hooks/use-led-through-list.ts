import { useEffect, useRef } from 'react';
import { leadTo } from './lead-to.ts';
import { showInWindow } from './show-in-window.ts';

type Asked = { readonly narrowing: boolean; readonly extending: boolean; readonly count: number };

/** Whoever asks for more of a list goes on at the first that is new; whoever narrows it sees it, and may choose on. */
export const useLedThroughList = ({ narrowing, extending, count }: Asked) => {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef({ narrowing, extending, count });
  useEffect(() => {
    const last = before.current;
    before.current = { narrowing, extending, count };
    const headings = [...(list.current?.querySelectorAll<HTMLElement>('h3') ?? [])];
    const [first] = headings;
    if (last.narrowing && !narrowing && first) showInWindow(first);
    const more = headings[last.count];
    if (last.extending && !(extending || narrowing) && more) leadTo(more);
  }, [narrowing, extending, count]);
  return list;
};
