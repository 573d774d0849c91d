import type { Chart } from '#machines/kit/chart/chart-shape.ts';
import { statesOf } from '#machines/kit/chart/chart-words.ts';
import type { Box, Drawing } from '#machines/kit/drawing/chart-drawing.ts';

export type Way = 'up' | 'down' | 'left' | 'right';

const centre = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });

/** States that an arrow, a beginning or a frame ties to this one. */
const tiedTo = ({ root, arrows }: Chart, id: string): ReadonlySet<string> => {
  const along = arrows.flatMap(({ source, targets }) => {
    if (source === id) return targets;
    return targets.includes(id) ? [source] : [];
  });
  const around = statesOf(root).flatMap((state) => {
    if (state.id === id) return state.states.map((inside) => inside.id);
    return state.states.some((inside) => inside.id === id) ? [state.id] : [];
  });
  return new Set([...along, ...around].filter((tied) => tied !== id));
};

const turned = ({ x, y }: { x: number; y: number }, way: Way) => {
  const ahead = { up: -y, down: y, left: -x, right: x };
  const aside = { up: x, down: x, left: y, right: y };
  return { ahead: ahead[way], aside: Math.abs(aside[way]) };
};

/** The nearest connected state in a direction of the picture, or null when there is none. */
export const neighbourOf = (chart: Chart, drawing: Drawing, id: string, way: Way): string | null => {
  const from = drawing.boxes.find((box) => box.id === id);
  if (!from) return null;
  const tied = tiedTo(chart, id);
  const here = centre(from);
  const [nearest] = drawing.boxes
    .filter((box) => tied.has(box.id))
    .map((box) => {
      const there = centre(box);
      return { id: box.id, ...turned({ x: there.x - here.x, y: there.y - here.y }, way) };
    })
    .filter(({ ahead }) => ahead > 1)
    .toSorted((a, b) => a.ahead + a.aside * 2 - (b.ahead + b.aside * 2));
  return nearest?.id ?? null;
};
