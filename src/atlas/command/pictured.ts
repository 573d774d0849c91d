import { namesIn } from '#atlas/flow/names.ts';
import { wordsOfFlow } from '#atlas/flow/words-of-flow.ts';
import type { Language } from '#domain/values/language.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import { wordsIn } from '#i18n/words.ts';
import type { Chart } from '#machines/kit/chart/chart-shape.ts';
import { ownWords, type Words } from '#machines/kit/chart/chart-words.ts';
import { type Drawing, drawingOf } from '#machines/kit/drawing/chart-drawing.ts';
import { measured } from '#machines/kit/drawing/chart-measure.ts';
import { pictureOf } from '#machines/kit/drawing/chart-picture.ts';
import { chartStyle } from '#machines/kit/drawing/chart-style.ts';
import { svgOf } from '#machines/kit/drawing/chart-svg.ts';
import { embeddedFonts } from './embedded-fonts.ts';
import { layout } from './layout.ts';

/** The words of a language, or those of the code when none is asked for. */
export const flowWords = async (flow: string, language: Language | null): Promise<Words> =>
  language === null
    ? ownWords
    : wordsOfFlow(flow, await namesIn(language), wordsIn(language, wholeCatalogue(language)).say);

export const drawn = async (flow: string, chart: Chart, language: Language | null): Promise<Drawing> =>
  drawingOf(chart, { words: await flowWords(flow, language), detail: 'full', measure: measured }, layout);

/** A chart as an SVG that needs nothing beside it. */
export const pictured = async (flow: string, chart: Chart, language: Language | null): Promise<string> => {
  const figure = pictureOf(await drawn(flow, chart, language));
  const bare = svgOf(figure, flow, '');
  return svgOf(figure, flow, `${await embeddedFonts(bare)}\n${chartStyle}`);
};
