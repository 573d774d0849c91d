import type { Drawing } from '#machines/kit/drawing/chart-drawing.ts';

const smallest = 0.05;
const largest = 3;
const stillRead = 0.7;

const within = (zoom: number) => Math.min(largest, Math.max(smallest, zoom));

export const stepped = (zoom: number, by: 'in' | 'out'): number =>
  within(by === 'in' ? zoom * 1.25 : zoom / 1.25);

/** As wide as the frame. */
export const fitting = ({ width }: Drawing, room: number): number => within(room / width);

/** As wide as the frame, but never so small that words cannot be read, nor larger than life. */
export const readable = (drawing: Drawing, room: number): number =>
  room === 0 ? 1 : Math.min(1, Math.max(stillRead, fitting(drawing, room)));
