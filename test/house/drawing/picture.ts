import ELK, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js';
import type { Side } from '../plan.ts';

/** A room as it is drawn: what it is called, what it holds, and where that runs. */
export type Box = {
  readonly name: string;
  readonly holds: string;
  readonly side: Side;
  /** Counted from the roof. Without one the arrows alone say how high it stands. */
  readonly floor?: number;
  readonly leansOn: readonly string[];
};

export type Picture = { readonly title: string; readonly boxes: readonly Box[] };

const [width, lineHeight, head] = [250, 15, 42];
const lettersInLine = 34;

const paints: Readonly<
  Record<Side, { readonly fill: string; readonly edge: string; readonly runs: string }>
> = {
  everywhere: { fill: '#F1F5F9', edge: '#4A5567', runs: 'runs everywhere' },
  flows: { fill: '#FDECEE', edge: '#B4121B', runs: 'the flows' },
  browser: { fill: '#E8F1FA', edge: '#0B5394', runs: 'runs in the browser' },
  server: { fill: '#E6F4EC', edge: '#0B6B3A', runs: 'runs on the server' },
  tools: { fill: '#FFF3D6', edge: '#7A4B00', runs: 'build and commands' },
};

const reachedFrom = (boxes: readonly Box[], name: string): ReadonlySet<string> => {
  const reached = new Set<string>();
  const waiting = [name];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const target of boxes.find((each) => each.name === next)?.leansOn ?? []) {
      if (!reached.has(target)) waiting.push(target);
      reached.add(target);
    }
  }
  return reached;
};

/** An arrow that follows from two others is left out of the picture. */
const plainArrows = (boxes: readonly Box[]) =>
  boxes.flatMap(({ name, leansOn }) =>
    leansOn
      .filter((target) => !leansOn.some((other) => other !== target && reachedFrom(boxes, other).has(target)))
      .map((target) => ({ from: name, to: target })),
  );

const linesOf = (text: string) => {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.pop();
    if (last !== undefined && last.length + word.length < lettersInLine) lines.push(`${last} ${word}`);
    else lines.push(...(last === undefined ? [] : [last]), word);
  }
  return lines;
};

const nodeOf = ({ name, holds, floor }: Box): ElkNode => ({
  id: name,
  width,
  height: head + linesOf(holds).length * lineHeight + 10,
  ...(floor === undefined ? {} : { layoutOptions: { 'elk.partitioning.partition': String(floor) } }),
});

const arranged = (boxes: readonly Box[]): Promise<ElkNode> =>
  new ELK().layout<ElkNode>({
    id: 'house',
    layoutOptions: {
      'elk.algorithm': 'layered',
      'elk.direction': 'DOWN',
      'elk.edgeRouting': 'ORTHOGONAL',
      'elk.layered.spacing.nodeNodeBetweenLayers': '48',
      'elk.spacing.nodeNode': '24',
      'elk.layered.considerModelOrder.strategy': 'PREFER_NODES',
      'elk.partitioning.activate': String(boxes.some(({ floor }) => floor !== undefined)),
    },
    children: boxes.map(nodeOf),
    edges: plainArrows(boxes).map(({ from, to }) => ({
      id: `${from} ${to}`,
      sources: [from],
      targets: [to],
    })),
  });

const boxText = ({ name, holds, side }: Box, { x = 0, y = 0, height = 0 }: ElkNode) => {
  const { fill, edge, runs } = paints[side];
  const lines = linesOf(holds).map(
    (line, place) => `<text x="${x + 12}" y="${y + head + 12 + place * lineHeight}">${line}</text>`,
  );
  return `<g><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8" fill="${fill}" stroke="${edge}"/>
<text x="${x + 12}" y="${y + 20}" class="name" fill="${edge}">${name}</text>
<text x="${x + 12}" y="${y + 36}" class="runs" fill="${edge}">${runs}</text>
${lines.join('\n')}</g>`;
};

const tipOf = (side: string, { edge }: { readonly edge: string }) =>
  `<marker id="${side}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 0 8 4 0 8z" fill="${edge}"/></marker>`;

const tips = Object.entries(paints)
  .map(([side, paint]) => tipOf(side, paint))
  .join('');

/** An arrow has the colour of the box it comes from: two that cross stay distinguishable. */
const arrowText = (side: Side, { sections = [] }: ElkExtendedEdge) =>
  sections
    .map(({ startPoint, bendPoints = [], endPoint }) => {
      const points = [startPoint, ...bendPoints, endPoint].map(({ x, y }) => `${x},${y}`);
      return `<polyline points="${points.join(' ')}" class="arrow" stroke="${paints[side].edge}" marker-end="url(#${side})"/>`;
    })
    .join('\n');

/** Rooms and their arrows: who leans on whom, from the roof to the foot. */
export const drawnPicture = async ({ title, boxes }: Picture): Promise<string> => {
  const { width: w = 0, height: h = 0, children = [], edges = [] } = await arranged(boxes);
  const texts = boxes.flatMap((box) =>
    children.filter(({ id }) => id === box.name).map((node) => boxText(box, node)),
  );
  const arrows = boxes.flatMap(({ name, side }) =>
    edges.filter(({ sources }) => sources.includes(name)).map((edge) => arrowText(side, edge)),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-24 -24 ${w + 48} ${h + 48}" width="${w + 48}" role="img" aria-label="${title}">
<style>text{font:12px system-ui,sans-serif;fill:#111827}.name{font-size:14px;font-weight:700}.runs{font-size:11px;font-style:italic}.arrow{fill:none;stroke-width:1.2}</style>
<defs>${tips}</defs>
<rect x="-24" y="-24" width="${w + 48}" height="${h + 48}" fill="#FFFFFF"/>
${arrows.join('\n')}
${texts.join('\n')}
</svg>
`;
};
