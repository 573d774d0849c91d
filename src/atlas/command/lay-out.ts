import elk from 'elkjs/lib/elk.bundled.js';
import type { LayOut } from '#machines/kit/drawing/chart-engine.ts';

/** Lays a chart out in this very process. */
export const layOut: LayOut = (graph) => new elk().layout(graph);
