import type { Drawing } from '#machines/kit/drawing/chart-drawing.ts';
import { measured } from '#machines/kit/drawing/chart-measure.ts';

type Rect = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
type Placed = Rect & { readonly id: string };

const touch = (a: Rect, b: Rect) =>
  a.x < b.x + b.width - 1 && b.x < a.x + a.width - 1 && a.y < b.y + b.height - 1 && b.y < a.y + a.height - 1;

const clash = (kind: string, a: Placed, b: Placed) =>
  a.id !== b.id && touch(a, b) ? [`${kind}: ${a.id} and ${b.id}`] : [];

/** Lines end at the edge of a box and begin there: only its inside must be clear of them. */
const insideOf = ({ id, x, y, width, height }: Placed): Placed => ({
  id,
  x: x + 2,
  y: y + 2,
  width: width - 4,
  height: height - 4,
});

const labelsIn = ({ strokes }: Drawing) =>
  strokes.flatMap(({ id, label }) => (label ? [{ ...label, id }] : []));

const piecesIn = ({ strokes }: Drawing): readonly Placed[] =>
  strokes.flatMap(({ id, ways }) =>
    ways.flatMap((way) =>
      way.slice(1).flatMap((to, at) => {
        const from = way[at];
        if (!from) return [];
        const [x, y] = [Math.min(from.x, to.x), Math.min(from.y, to.y)];
        return [{ id, x, y, width: Math.abs(from.x - to.x) + 0.1, height: Math.abs(from.y - to.y) + 0.1 }];
      }),
    ),
  );

const pairsOf = (kind: string, things: readonly Placed[]) =>
  things.flatMap((thing, at) => things.slice(at + 1).flatMap((other) => clash(kind, thing, other)));

const between = (kind: string, some: readonly Placed[], others: readonly Placed[]) =>
  some.flatMap((one) => others.flatMap((other) => clash(kind, one, other)));

/** Words that are wider than the box or label they stand in. */
const tooWide = (drawing: Drawing): readonly string[] =>
  [...drawing.boxes.filter(({ kind }) => kind !== 'history'), ...labelsIn(drawing)].flatMap(
    ({ x, width, lines }) =>
      lines.flatMap((line) =>
        line.x + (line.sign ? 18 : 0) + measured(line.text, line.face) > x + width ? [line.text] : [],
      ),
  );

/** Everything in a drawing that comes into another's way. */
export const clashesIn = (drawing: Drawing): readonly string[] => {
  const labels = labelsIn(drawing);
  const leaves = drawing.boxes.filter(({ heading }) => heading === null);
  const pieces = piecesIn(drawing);
  return [
    ...pairsOf('labels', labels),
    ...pairsOf('boxes', leaves),
    ...between('label and box', labels, leaves),
    ...between('line and label', pieces, labels.map(insideOf)),
    ...between('line and box', pieces, leaves.map(insideOf)),
    ...tooWide(drawing),
  ];
};
