import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isLanguage, type Language, languages } from '#domain/values/language.ts';
import { chartOf } from '#machines/kit/chart/chart.ts';
import { isTextFormat, type TextFormat, textFormats } from '#machines/kit/export/chart-formats.ts';
import { chosenFlows, type Flow } from './chosen-flows.ts';
import { endingOf } from './ending.ts';
import { BadAsk } from './find-walk.ts';
import { writePages } from './flow-pages.ts';
import { writeNotes } from './notes.ts';
import { pictured } from './pictured.ts';
import { photographs } from './png.ts';

const usage =
  'npm run charts -- <flow|all> --format svg|png|mermaid|plantuml|scxml|dot|xstate|csv|json [--language tr|en|fa] [--out DIR], or --notes, or --pages';

const formatIn = (text: string): TextFormat | 'svg' | 'png' => {
  if (isTextFormat(text) || text === 'svg' || text === 'png') return text;
  throw new BadAsk(
    `There is no format "${text}". There are: svg, png, ${Object.keys(textFormats).join(', ')}.`,
  );
};

const languageIn = (text: string | undefined): Language | null => {
  if (text === undefined) return null;
  if (isLanguage(text)) return text;
  throw new BadAsk(`There is no language "${text}". There are: ${languages.join(', ')}.`);
};

type Written = { readonly file: string; readonly content: string | Uint8Array };

const writtenAs = async (
  chosen: readonly Flow[],
  format: TextFormat | 'svg' | 'png',
  language: Language | null,
): Promise<readonly Written[]> => {
  const charts = chosen.map(({ walk }) => ({ flow: walk.flow, chart: chartOf(walk.machine) }));
  if (format !== 'svg' && format !== 'png') {
    const { ending, write } = textFormats[format];
    return charts.map(({ flow, chart }) => ({ file: `${flow}.${ending}`, content: write(chart) }));
  }
  const pictures = await Promise.all(charts.map(({ flow, chart }) => pictured(flow, chart, language)));
  const contents = format === 'svg' ? pictures : await photographs(pictures);
  return charts.flatMap(({ flow }, at) => {
    const content = contents[at];
    return content === undefined ? [] : [{ file: `${flow}.${format}`, content }];
  });
};

const put = async (files: readonly Written[], folder: string | undefined) => {
  if (folder === undefined) {
    for (const { content } of files) process.stdout.write(content);
    return;
  }
  await mkdir(folder, { recursive: true });
  for (const { file, content } of files) {
    await writeFile(join(folder, file), content);
    process.stdout.write(`${join(folder, file)}\n`);
  }
};

export const main = (words: readonly string[]): Promise<number> =>
  endingOf(async () => {
    const { positionals, values } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        format: { type: 'string' },
        language: { type: 'string' },
        out: { type: 'string' },
        notes: { type: 'boolean' },
        pages: { type: 'boolean' },
      },
    });
    const chosen = await chosenFlows(positionals[0]);
    if (values.notes) await writeNotes(chosen);
    if (values.pages) await writePages(chosen, values.out);
    if (values.notes || values.pages) return 0;
    if (values.format === undefined) throw new BadAsk(`Say which format: ${usage}`);
    const format = formatIn(values.format);
    if (format === 'png' && values.out === undefined)
      throw new BadAsk('PNG is written into a folder: say --out DIR.');
    await put(await writtenAs(chosen, format, languageIn(values.language)), values.out);
    return 0;
  });
