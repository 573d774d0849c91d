import address from 'elkjs/lib/elk-worker.min.js?url';
import type { Graph, Layout, LayoutNode } from '#machines/kit/drawing/chart-engine.ts';

type Engine = { readonly layout: (graph: Graph) => Promise<LayoutNode> };

const startEngine = async (): Promise<Engine> => {
  const { default: Elk } = await import('elkjs/lib/elk-api.js');
  return new Elk({ workerFactory: () => new Worker(address) });
};

let starting: Promise<Engine> | null = null;

/** Lays a chart out in a worker, which is started with the first chart. */
export const layout: Layout = async (graph) => {
  starting ??= startEngine();
  return (await starting).layout(graph);
};
