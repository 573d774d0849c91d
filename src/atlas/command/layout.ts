import elk from 'elkjs/lib/elk.bundled.js';
import type { Layout } from '#machines/kit/drawing/chart-engine.ts';

/** Lays a chart out in this very process. */
export const layout: Layout = (graph) => new elk().layout(graph);
