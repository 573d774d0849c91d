import { readFile, writeFile } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import {
  descriptionKey,
  eventKey,
  flowKey,
  type Names,
  namesIn,
  portKey,
  stateKey,
} from '#atlas/flow/names.ts';
import { chartOf } from '#machines/kit/chart/chart.ts';
import type { Chart, ChartState } from '#machines/kit/chart/chart-shape.ts';
import { statesOf } from '#machines/kit/chart/chart-words.ts';
import { mermaidOf } from '#machines/kit/export/chart-mermaid.ts';
import type { Walk } from '#machines/kit/walk/walk.ts';
import type { Flow } from './chosen-flows.ts';
import { historyFile } from './frozen-files.ts';
import { root } from './root.ts';

export const notesFile = ({ file }: Flow): string => file.replace(/\.paths\.ts$/, '.md');

const handwritten = '\n## Notes\n';

const cell = (text: string) => text.replaceAll('|', '\\|');
const row = (...cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
const table = (head: readonly string[], rows: readonly string[]) =>
  rows.length === 0 ? [] : [row(...head), row(...head.map(() => '---')), ...rows, ''];

const code = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(' ');

const stateRow = (flow: string, names: Names) => (state: ChartState) =>
  row(
    code([state.path]),
    names[stateKey(flow, state.path)] ?? '',
    names[descriptionKey(stateKey(flow, state.path))] ?? state.description ?? '',
    code(state.ports.map(({ id }) => id)),
    code(state.tags),
    state.screen ?? '',
  );

const eventRows = (flow: string, { arrows }: Chart, names: Names) =>
  [...new Set(arrows.filter(({ kind }) => kind === 'event').map(({ about }) => about))].map((event) => {
    const sources = [...new Set(arrows.filter(({ about }) => about === event).map(({ source }) => source))];
    return row(code([event]), names[eventKey(flow, event)] ?? '', code(sources));
  });

const kinds = { world: 'the server or the browser', deadline: 'the clock', flow: 'another flow' };

const portRows = (flow: string, states: readonly ChartState[], names: Names) => {
  const ports = states.flatMap((state) => state.ports);
  return ports
    .filter(({ id }, at) => ports.findIndex((port) => port.id === id) === at)
    .map(({ id, kind }) => row(code([id]), names[portKey(flow, id)] ?? '', kinds[kind]));
};

const provedRows = ({ proves }: Walk) => Object.entries(proves).map(([id, arrows]) => row(id, code(arrows)));

/** What the room's own page says of a flow, up to the notes that people write under it. */
export const notesOf = ({ walk, file }: Flow, names: Names): string => {
  const chart = chartOf(walk.machine);
  const states = statesOf(chart.root);
  const { flow } = walk;
  const history = relative(dirname(file), historyFile(root, flow));
  return [
    `# ${names[flowKey(flow)] ?? flow}`,
    '',
    names[descriptionKey(flowKey(flow))] ?? '',
    '',
    `Chart \`${chart.hash}\`: ${states.length - 1} states, ${chart.arrows.length} arrows. Written by \`npm run charts -- ${flow} --notes\`; only what stands under "Notes" is written by hand. [What was accepted of it](${history}) is told change by change.`,
    '',
    '```mermaid',
    mermaidOf(chart).trimEnd(),
    '```',
    '',
    '## States',
    '',
    ...table(
      ['State', 'Name', 'What it means', 'Asks', 'Tags', 'Screen'],
      states.filter(({ path }) => path !== '').map(stateRow(flow, names)),
    ),
    '## Events',
    '',
    ...table(['Event', 'Name', 'Understood in'], eventRows(flow, chart, names)),
    '## Ports',
    '',
    ...table(['Port', 'Name', 'Who answers'], portRows(flow, states, names)),
    '## Requirements',
    '',
    ...table(['Id', 'Arrows that fulfil it'], provedRows(walk)),
  ]
    .join('\n')
    .trimEnd();
};

const handwrittenIn = async (file: string): Promise<string> => {
  const text = await readFile(file, 'utf8').catch(() => '');
  const at = text.indexOf(handwritten);
  return at < 0 ? '\n' : text.slice(at);
};

export const writeNotes = async (chosen: readonly Flow[]): Promise<void> => {
  const names = await namesIn('en');
  for (const flow of chosen) {
    const file = notesFile(flow);
    await writeFile(file, `${notesOf(flow, names)}\n${await handwrittenIn(file)}`.replace(/\n+$/, '\n'));
    process.stdout.write(`${file}\n`);
  }
};
