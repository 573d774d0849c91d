import type { Chart } from '#machines/kit/chart/chart-shape.ts';
import { csvOf } from './chart-csv.ts';
import { dotOf } from './chart-dot.ts';
import { mermaidOf } from './chart-mermaid.ts';
import { plantUmlOf } from './chart-plantuml.ts';
import { scxmlOf } from './chart-scxml.ts';
import { xstateOf } from './chart-xstate.ts';

type Format = { readonly ending: string; readonly media: string; readonly write: (chart: Chart) => string };

/** Every form a chart can be written in without laying it out. */
export const textFormats = {
  mermaid: { ending: 'mmd', media: 'text/plain', write: mermaidOf },
  plantuml: { ending: 'puml', media: 'text/plain', write: plantUmlOf },
  scxml: { ending: 'scxml', media: 'application/scxml+xml', write: scxmlOf },
  dot: { ending: 'dot', media: 'text/vnd.graphviz', write: dotOf },
  xstate: { ending: 'xstate.json', media: 'application/json', write: xstateOf },
  csv: { ending: 'csv', media: 'text/csv', write: csvOf },
  json: {
    ending: 'json',
    media: 'application/json',
    write: (chart) => `${JSON.stringify(chart, null, 2)}\n`,
  },
} as const satisfies Record<string, Format>;

export type TextFormat = keyof typeof textFormats;

export const isTextFormat = (text: string): text is TextFormat => Object.hasOwn(textFormats, text);
