import { addresses } from '#domain/shop/addresses.ts';
import { directionOf } from '#domain/values/language.ts';
import { sayIn } from '#i18n/say.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import type { RequestContext } from './request-context.ts';

/** What a reader sees when a page itself could not be drawn. It needs nothing but this answer. */
export const brokenPage = ({ language }: RequestContext): Response => {
  const say = sayIn(language, wholeCatalogue(language));
  const title = say('wire.title');
  const html = `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1><p>${say('wire.server-broken')}</p><p><a href="">${say('app.part.reload')}</a></p><p><a href="${addresses.home.path}">${say('not-found.home')}</a></p></html>`;
  return new Response(html, { status: 500, headers: { 'content-type': 'text/html; charset=utf-8' } });
};
