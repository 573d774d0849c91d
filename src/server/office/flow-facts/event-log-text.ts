import { csvLine, csvOf } from './csv.ts';
import type { LoggedEvent } from './event-log-rows.ts';

type Batches = AsyncIterable<readonly LoggedEvent[]>;
type TitleOf = (flow: string, transition: string) => string;

export type EventLogText = (batches: Batches, titleOf: TitleOf) => AsyncGenerator<string>;

const timeOf = (at: number): string => new Date(at).toISOString();

export async function* eventLogCsv(batches: Batches, titleOf: TitleOf): AsyncGenerator<string> {
  yield csvOf(['case', 'flow', 'activity', 'transition', 'stands', 'time'], []);
  for await (const events of batches) {
    yield events
      .map(({ case_id, flow, transition, stands, at }) =>
        csvLine([case_id, flow, titleOf(flow, transition), transition, stands, timeOf(at)]),
      )
      .join('');
  }
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const attribute = (kind: 'string' | 'date', key: string, value: string): string =>
  `<${kind} key="${key}" value="${value.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign)}"/>`;

const head = [
  '<?xml version="1.0" encoding="UTF-8"?>',
  '<log xes.version="1849.2016" xes.features="" xmlns="http://www.xes-standard.org/">',
  '<extension name="Concept" prefix="concept" uri="http://www.xes-standard.org/concept.xesext"/>',
  '<extension name="Time" prefix="time" uri="http://www.xes-standard.org/time.xesext"/>',
  '<extension name="Organizational" prefix="org" uri="http://www.xes-standard.org/org.xesext"/>',
  `<global scope="trace">${attribute('string', 'concept:name', '')}</global>`,
  '<global scope="event">',
  attribute('string', 'concept:name', ''),
  attribute('date', 'time:timestamp', timeOf(0)),
  attribute('string', 'flow', ''),
  attribute('string', 'transition', ''),
  attribute('string', 'stands', ''),
  '</global>',
  '<classifier name="Activity" keys="concept:name"/>',
  '<classifier name="Arrow" keys="flow transition"/>',
  attribute('string', 'concept:name', 'sefer'),
];

/** IEEE 1849-2016: a case is a trace. */
export async function* eventLogXes(batches: Batches, titleOf: TitleOf): AsyncGenerator<string> {
  yield `${head.join('\n')}\n`;
  let open: string | null = null;
  for await (const events of batches) {
    const lines: string[] = [];
    for (const { case_id, flow, transition, stands, at } of events) {
      if (case_id !== open) {
        if (open !== null) lines.push('</trace>');
        lines.push('<trace>', attribute('string', 'concept:name', case_id));
        open = case_id;
      }
      lines.push(
        '<event>',
        attribute('string', 'concept:name', titleOf(flow, transition)),
        attribute('date', 'time:timestamp', timeOf(at)),
        attribute('string', 'flow', flow),
        attribute('string', 'transition', transition),
        attribute('string', 'stands', stands),
        '</event>',
      );
    }
    yield `${lines.join('\n')}\n`;
  }
  yield `${open === null ? '' : '</trace>\n'}</log>\n`;
}
