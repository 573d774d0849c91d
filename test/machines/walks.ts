import type { Walk } from '#machines/kit/walk/walk.ts';

const rooms = import.meta.glob<Record<string, Walk>>('../../machines/**/*.paths.ts', { eager: true });

/** The walk of every flow. */
export const walks = Object.values(rooms).flatMap((exported) =>
  Object.entries(exported).flatMap(([name, walk]) => (name.endsWith('Walk') ? [walk] : [])),
);
