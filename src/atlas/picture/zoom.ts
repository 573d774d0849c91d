import type { Drawing } from '#machines/kit/drawing/chart-drawing.ts';

/** What of a window a picture has at first sight; nothing before it was measured. */
export type Room = { readonly width: number; readonly height: number };

const smallest = 0.05;
const largest = 3;
const stillRead = 0.7;

const within = (zoom: number) => Math.min(largest, Math.max(smallest, zoom));

export const stepped = (zoom: number, by: 'in' | 'out'): number =>
  within(by === 'in' ? zoom * 1.25 : zoom / 1.25);

/** All of it at one sight, never larger than life. */
export const fitting = ({ width, height }: Drawing, room: Room): number =>
  room.width === 0 ? 1 : within(Math.min(1, room.width / width, room.height / height));

/** As wide as the frame, but never so small that words cannot be read, nor larger than life. */
export const readable = ({ width }: Drawing, room: Room): number =>
  room.width === 0 ? 1 : Math.min(1, Math.max(stillRead, room.width / width));
