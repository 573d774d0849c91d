import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Drawing } from '#machines/kit/drawing/chart-drawing.ts';
import { roomOf } from './room-of.ts';
import { type Point, pointInSight, pointOf, scrollToPoint } from './scroll-into-frame.ts';
import { fitting, type Room, readable, stepped } from './zoom.ts';

const unmeasured: Room = { width: 0, height: 0 };

export type Zoom = {
  readonly scale: number;
  readonly step: (by: 'in' | 'out') => void;
  /** All of the picture at one sight: so it opens. */
  readonly showAll: () => void;
  /** So large that words can be read, from a state or the beginning on. */
  readonly read: (state: string | null) => void;
};

/** How large a picture is shown. What stands in the middle stays there. */
export const useZoom = (frame: RefObject<HTMLElement | null>, drawing: Drawing): Zoom => {
  const [zoom, setZoom] = useState<number | null>(null);
  const [room, setRoom] = useState(unmeasured);
  const kept = useRef<Point | null>(null);
  const scale = zoom ?? fitting(drawing, room);

  useEffect(() => {
    const seen = frame.current;
    if (!seen) return;
    const watching = new ResizeObserver(() => setRoom(roomOf(seen)));
    watching.observe(seen);
    return () => watching.disconnect();
  }, [frame]);

  useLayoutEffect(() => {
    if (frame.current && kept.current && scale > 0) scrollToPoint(frame.current, kept.current);
    kept.current = null;
  }, [frame, scale]);

  const to = (next: number, place: (seen: HTMLElement) => Point) => {
    kept.current = frame.current && place(frame.current);
    setZoom(next);
  };
  return {
    scale,
    step: (by) => to(stepped(scale, by), pointInSight),
    showAll: () => setZoom(null),
    read: (state) => to(readable(drawing, room), (seen) => pointOf(seen, state)),
  };
};
