import { useEffect, useState } from 'react';
import type { Chart } from '#machines/kit/chart/chart-shape.ts';
import type { Words } from '#machines/kit/chart/chart-words.ts';
import type { Drawing } from '#machines/kit/drawing/chart-drawing.ts';
import type { Detail } from '#machines/kit/drawing/chart-lines.ts';

export type Shown = {
  readonly chart: Chart;
  readonly words: Words;
  /** In whose words: a language, or `code`. */
  readonly wording: string;
  readonly detail: Detail;
};

const drawn = new Map<string, Promise<Drawing>>();

const drawingFor = ({ chart, words, wording, detail }: Shown): Promise<Drawing> => {
  const key = [chart.hash, wording, detail].join(' ');
  const known = drawn.get(key);
  if (known) return known;
  // What shows the drawing is fetched beside what makes it.
  const drawing = Promise.all([import('./draw-chart.ts'), import('./picture.tsx')]).then(([{ drawChart }]) =>
    drawChart(chart, words, detail),
  );
  drawn.set(key, drawing);
  drawing.catch(() => drawn.delete(key));
  return drawing;
};

export type DrawingState =
  | { readonly is: 'drawing' }
  | { readonly is: 'drawn'; readonly drawing: Drawing }
  | { readonly is: 'failed' };

/** The drawing of a chart, laid out once for each way of telling it. The one before stays until the next is there. */
export const useDrawing = (shown: Shown): DrawingState => {
  const [state, setState] = useState<DrawingState>({ is: 'drawing' });
  const { chart, words, wording, detail } = shown;
  useEffect(() => {
    let isStale = false;
    const keep = (next: DrawingState) => {
      if (!isStale) setState(next);
    };
    drawingFor({ chart, words, wording, detail }).then(
      (drawing) => keep({ is: 'drawn', drawing }),
      () => keep({ is: 'failed' }),
    );
    return () => {
      isStale = true;
    };
  }, [chart, words, wording, detail]);
  return state;
};
