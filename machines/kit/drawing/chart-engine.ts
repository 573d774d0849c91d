/** What the layout engine is given and what it gives back, in its own form: it wants lists it could change. */
export type Options = Record<string, string>;

export type GraphNode = {
  readonly id: string;
  readonly width?: number;
  readonly height?: number;
  readonly children?: GraphNode[];
  readonly layoutOptions?: Options;
};
export type GraphEdge = {
  readonly id: string;
  readonly sources: string[];
  readonly targets: string[];
  readonly labels?: {
    readonly text: string;
    readonly width: number;
    readonly height: number;
    readonly layoutOptions: Options;
  }[];
};
export type Graph = GraphNode & { readonly edges: GraphEdge[] };

/** Breaking cycles depth first keeps a flow running from top to bottom. */
export const cycles = { 'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST' };
export const first = { 'elk.layered.layering.layerConstraint': 'FIRST' };
export const spacing = {
  'elk.spacing.nodeNode': '32',
  'elk.spacing.edgeNode': '18',
  'elk.spacing.edgeEdge': '14',
  'elk.spacing.edgeLabel': '4',
  'elk.spacing.labelNode': '8',
  'elk.spacing.nodeSelfLoop': '14',
  'elk.layered.spacing.nodeNodeBetweenLayers': '30',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
};
export const whole: Options = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.feedbackEdges': 'true',
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
  'elk.padding': '[top=16,left=16,bottom=16,right=16]',
  ...cycles,
  ...spacing,
};

export type Point = { readonly x: number; readonly y: number };

type Placed = Partial<Point> & { readonly width?: number; readonly height?: number };

export type LayoutEdge = {
  readonly id: string;
  readonly sources: readonly string[];
  readonly targets: readonly string[];
  readonly sections?: readonly {
    readonly startPoint: Point;
    readonly endPoint: Point;
    readonly bendPoints?: readonly Point[];
  }[];
  readonly labels?: readonly Placed[];
};
export type LayoutNode = Placed & {
  readonly id: string;
  readonly children?: readonly LayoutNode[];
  readonly edges?: readonly LayoutEdge[];
};

/** The engine itself is handed in: it is large, and only the atlas has it. */
export type Layout = (graph: Graph) => Promise<LayoutNode>;
