import { refusals } from '#contract/wire/refusals.ts';
import { addresses } from '#domain/shop/addresses.ts';
import { directionOf } from '#domain/values/language.ts';
import type { MessageId } from '#i18n/message-id.ts';
import { sayIn } from '#i18n/say.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import { refusalSentences } from './refusal-sentences.ts';
import type { RequestContext } from './request-context.ts';

type Words = { readonly status: number; readonly title: MessageId; readonly text: MessageId };

/** What a reader sees where no page could be drawn. It needs nothing but this answer. */
const pageWithout = (
  { language }: Pick<RequestContext, 'language'>,
  { status, title, text }: Words,
  again: string,
): Response => {
  const say = sayIn(language, wholeCatalogue(language));
  const html = `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${say(title)}</title><h1>${say(title)}</h1><p>${say(text)}</p>${again}<p><a href="${addresses.home.path}">${say('not-found.home')}</a></p></html>`;
  return new Response(html, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });
};

/** The page itself broke, or the database is away: it can be asked for again. */
export const brokenPage = (
  context: RequestContext,
  refusal: 'server-broken' | 'server-not-ready',
): Response => {
  const say = sayIn(context.language, wholeCatalogue(context.language));
  return pageWithout(
    context,
    { status: refusals[refusal].status, title: 'wire.title', text: refusalSentences[refusal] },
    `<p><a href="">${say('app.part.reload')}</a></p>`,
  );
};

/** The address is none a page could stand at. */
export const unreadablePage = (context: Pick<RequestContext, 'language'>): Response =>
  pageWithout(context, { status: 404, title: 'not-found.title', text: 'not-found.text' }, '');
