import { descriptionKey, flowKey, type Names, namesIn, stateKey } from '#atlas/flow/names.ts';
import { directionOf, type Language, languages } from '#domain/values/language.ts';
import { languageNames } from '#i18n/language-names.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import { type Words as Speech, wordsIn } from '#i18n/words.ts';
import { chartOf } from '#machines/kit/chart/chart.ts';
import type { Chart } from '#machines/kit/chart/chart-shape.ts';
import { actionText, guardText, statesOf, type Words } from '#machines/kit/chart/chart-words.ts';
import { pictureOf } from '#machines/kit/drawing/chart-picture.ts';
import { markupOf } from '#machines/kit/drawing/chart-svg.ts';
import { type Outline, outlineOf } from '#machines/kit/export/chart-outline.ts';
import type { Flow } from './chosen-flows.ts';
import { embeddedFonts } from './embedded-fonts.ts';
import { exportedPageStyle } from './exported-page-style.ts';
import { asMarkup, html, type Markup } from './markup.ts';
import { drawn, flowWords } from './pictured.ts';

export const speechIn = (language: Language): Speech => wordsIn(language, wholeCatalogue(language));

const switchOf = (): Markup =>
  html`<fieldset><legend>${speechIn('tr').say('atlas.language')}</legend>${languages.map(
    (language) =>
      html`<label lang="${language}"><input type="radio" name="language" value="${language}"${asMarkup(language === 'tr' ? ' checked' : '')}> ${languageNames[language]}</label>`,
  )}</fieldset>`;

/** A page that needs nothing beside it: style, fonts and pictures lie inside, and it holds all languages. */
export const pageOf = async (title: string, articles: readonly Markup[]): Promise<string> => {
  const body = html`<header class="top"><strong>Sefer</strong><a href="index.html">${speechIn('tr').say('atlas.title')}</a>${switchOf()}</header><main>${articles}</main>`;
  const fonts = await embeddedFonts(`${title}${body.markup}`);
  return `<!doctype html>\n${
    html`<html lang="tr"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${asMarkup(`${fonts}\n${exportedPageStyle}`)}</style>${body}</html>`
      .markup
  }\n`;
};

const factsOf = ({ hash, root, arrows }: Chart, { say }: Speech): Markup =>
  html`<ul class="facts"><li>${say('atlas.count.states', { count: statesOf(root).length - 1 })}</li><li>${say('atlas.count.arrows', { count: arrows.length })}</li><li>${say('atlas.hash')} <code>${hash}</code></li></ul>`;

type PageContent = {
  readonly flow: string;
  readonly names: Names;
  readonly words: Words;
  readonly chart: Chart;
};

const outlineMarkup = (outline: Outline, content: PageContent): Markup => {
  const { flow, names, words, chart } = content;
  const nameOf = (id: string) =>
    statesOf(chart.root)
      .filter((state) => state.id === id)
      .map(words.state)
      .join('');
  const { state, arrows, inside } = outline;
  const description = state.path === '' ? null : names[descriptionKey(stateKey(flow, state.path))];
  const title = state.path === '' ? words.anywhere : words.state(state);
  return html`<li><strong>${title}</strong> <code>${state.path}</code>${
    description === null || description === undefined ? null : html`<p>${description}</p>`
  }${
    arrows.length === 0
      ? null
      : html`<ul>${arrows.map(
          (arrow) =>
            html`<li>${words.cause(arrow)} <code>${guardText(arrow) ?? ''} ${actionText(arrow) ?? ''}</code> → ${arrow.targets.map(nameOf).join(', ') || words.state(state)}</li>`,
        )}</ul>`
  }${inside.length === 0 ? null : html`<ul>${inside.map((each) => outlineMarkup(each, content))}</ul>`}</li>`;
};

const articleOf = async (flow: string, chart: Chart, language: Language): Promise<Markup> => {
  const names = await namesIn(language);
  const words = await flowWords(flow, language);
  const speech = speechIn(language);
  const picture = asMarkup(markupOf(pictureOf(await drawn(flow, chart, language))));
  return html`<article lang="${language}" dir="${directionOf(language)}"><h1>${names[flowKey(flow)] ?? flow}</h1><p class="lead">${names[descriptionKey(flowKey(flow))] ?? ''}</p>${factsOf(chart, speech)}<figure class="picture" tabindex="0" aria-label="${speech.say('atlas.picture')}">${picture}</figure><h2>${speech.say('atlas.outline')}</h2><ul class="outline">${outlineMarkup(outlineOf(chart), { flow, names, words, chart })}</ul></article>`;
};

export const flowPage = async ({ walk }: Flow): Promise<string> => {
  const chart = chartOf(walk.machine);
  const articles = await Promise.all(languages.map((language) => articleOf(walk.flow, chart, language)));
  return pageOf(`${walk.flow} – Sefer`, articles);
};

export const indexPage = async (flows: readonly Flow[]): Promise<string> => {
  const articles = await Promise.all(
    languages.map(async (language) => {
      const names = await namesIn(language);
      const speech = speechIn(language);
      return html`<article lang="${language}" dir="${directionOf(language)}"><h1>${speech.say('atlas.title')}</h1><p class="lead">${speech.say('atlas.lead')}</p><ul class="flows">${flows.map(
        ({ walk: { flow, machine } }) =>
          html`<li><h2><a href="${flow}.html">${names[flowKey(flow)] ?? flow}</a></h2><p>${names[descriptionKey(flowKey(flow))] ?? ''}</p>${factsOf(chartOf(machine), speech)}</li>`,
      )}</ul></article>`;
    }),
  );
  return pageOf('Sefer', articles);
};
