import ELK, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js';
import { type Room, rooms, type Side } from './plan.ts';

const [width, lineHeight, head] = [230, 15, 26];
const lettersInLine = 36;

const paints: Readonly<
  Record<Side, { readonly fill: string; readonly edge: string; readonly name: string }>
> = {
  everywhere: { fill: '#F1F5F9', edge: '#4A5567', name: 'runs everywhere' },
  flows: { fill: '#FDECEE', edge: '#B4121B', name: 'the flows' },
  browser: { fill: '#E8F1FA', edge: '#0B5394', name: 'the browser' },
  server: { fill: '#E6F4EC', edge: '#0B6B3A', name: 'the server' },
  tools: { fill: '#FFF3D6', edge: '#7A4B00', name: 'build and commands' },
};

/** The test room leans on everything, and one box of facts on nothing: they would only cover the picture. */
const drawn = rooms.filter(({ name }) => name !== 'test' && name !== 'package.json');

const targetsOf = ({ leansOn }: Room) =>
  leansOn
    .map((arrow) => (typeof arrow === 'string' ? arrow : arrow.to))
    .map((name) => (name === 'machines/settlement' ? 'machines/*' : name))
    .filter((name) => drawn.some((room) => room.name === name));

const reachedFrom = (name: string): Set<string> => {
  const reached = new Set<string>();
  const waiting = [name];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const room = drawn.find((each) => each.name === next);
    for (const target of room === undefined ? [] : targetsOf(room)) {
      if (!reached.has(target)) waiting.push(target);
      reached.add(target);
    }
  }
  return reached;
};

/** An arrow that follows from two others is left out of the picture; the table has them all. */
const plainArrows = () =>
  drawn.flatMap((room) => {
    const targets = [...new Set(targetsOf(room))];
    return targets
      .filter((target) => !targets.some((other) => other !== target && reachedFrom(other).has(target)))
      .map((target) => ({ from: room.name, to: target }));
  });

const linesOf = (text: string) => {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.pop();
    if (last !== undefined && last.length + word.length < lettersInLine) lines.push(`${last} ${word}`);
    else lines.push(...(last === undefined ? [] : [last]), word);
  }
  return lines;
};

const boxOf = ({ name, holds }: Room): ElkNode => ({
  id: name,
  width,
  height: head + linesOf(holds).length * lineHeight + 10,
});

const laidOut = (): Promise<ElkNode> =>
  new ELK().layout<ElkNode>({
    id: 'house',
    layoutOptions: {
      'elk.algorithm': 'layered',
      'elk.direction': 'DOWN',
      'elk.edgeRouting': 'ORTHOGONAL',
      'elk.layered.spacing.nodeNodeBetweenLayers': '48',
      'elk.spacing.nodeNode': '24',
      'elk.layered.considerModelOrder.strategy': 'PREFER_NODES',
    },
    children: drawn.map(boxOf),
    edges: plainArrows().map(({ from, to }) => ({ id: `${from} ${to}`, sources: [from], targets: [to] })),
  });

const roomText = (room: Room, isStanding: boolean, { x = 0, y = 0, height = 0 }: ElkNode) => {
  const { fill, edge } = paints[room.side];
  const lines = linesOf(room.holds).map(
    (line, place) =>
      `<text x="${x + 12}" y="${y + head + 12 + place * lineHeight}" class="holds">${line}</text>`,
  );
  return `<g><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8" fill="${fill}" stroke="${edge}"${isStanding ? '' : ' stroke-dasharray="4 4"'}/>
<text x="${x + 12}" y="${y + 20}" class="name" fill="${edge}">${room.name}</text>
${lines.join('\n')}</g>`;
};

const arrowText = ({ sections = [] }: ElkExtendedEdge) =>
  sections
    .map(({ startPoint, bendPoints = [], endPoint }) => {
      const points = [startPoint, ...bendPoints, endPoint].map(({ x, y }) => `${x},${y}`);
      return `<polyline points="${points.join(' ')}" class="arrow" marker-end="url(#tip)"/>`;
    })
    .join('\n');

const legendText = (y: number) =>
  Object.values(paints)
    .map(
      ({ fill, edge, name }, place) =>
        `<rect x="${place * 170}" y="${y}" width="14" height="14" rx="3" fill="${fill}" stroke="${edge}"/><text x="${place * 170 + 22}" y="${y + 12}" class="holds">${name}</text>`,
    )
    .join('\n');

/** The rooms and their arrows as one picture: who leans on whom, from top to bottom. A room to come is dashed. */
export const pictureOfHouse = async (standing: ReadonlySet<string>): Promise<string> => {
  const { width: w = 0, height: h = 0, children = [], edges = [] } = await laidOut();
  const boxes = drawn.flatMap((room) =>
    children.filter(({ id }) => id === room.name).map((box) => roomText(room, standing.has(room.name), box)),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-24 -24 ${w + 48} ${h + 84}" width="${w + 48}" role="img" aria-label="The rooms of the house and the arrows between them">
<style>text{font-family:system-ui,sans-serif}.name{font-size:14px;font-weight:700}.holds{font-size:12px;fill:#111827}.arrow{fill:none;stroke:#7A8699;stroke-width:1.2}</style>
<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 0 8 4 0 8z" fill="#7A8699"/></marker></defs>
<rect x="-24" y="-24" width="${w + 48}" height="${h + 84}" fill="#FFFFFF"/>
${edges.map(arrowText).join('\n')}
${boxes.join('\n')}
${legendText(h + 28)}
</svg>
`;
};
