import { isLanguage } from '#domain/values/language.ts';
import { sayIn } from '#i18n/say.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import type { PlatformContext } from '#server/platform/context/platform-context.ts';
import { escaped } from '#server/platform/escaped.ts';
import { renderServerPage } from '#server/platform/http/render-server-page.ts';
import type { RequestContext } from '#server/platform/http/request-context.ts';
import type { ServerPage } from '#server/platform/http/server-page.ts';
import { jsonAnswer } from '#server/platform/http/wire-answer.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { letterHtml } from './letter-html.ts';

type Row = Tables['letter'];

const most = 50;

const lettersOf = ({ db }: PlatformContext, recipient: string | null): Promise<readonly Row[]> => {
  const newest = db.selectFrom('letter').selectAll().orderBy('posted_at', 'desc').limit(most);
  return (recipient === null ? newest : newest.where('recipient', '=', recipient)).execute();
};

const page = (rows: readonly Row[], { language }: RequestContext): Response => {
  const say = sayIn(language, wholeCatalogue(language));
  const letters = rows.map((row) => {
    const own = isLanguage(row.language) ? row.language : language;
    const text = row.sent_at === null ? letterHtml(row.text, own) : `<p>${escaped(say('letters.sent'))}</p>`;
    return `<section><h2 lang="${own}">${escaped(row.subject)}</h2><p>${escaped(say('letters.to', { recipient: row.recipient }))} · <time>${new Date(row.posted_at).toISOString()}</time></p>${text}</section>`;
  });
  const none = `<p>${escaped(say('letters.none'))}</p>`;
  return renderServerPage({
    language,
    title: say('letters.title'),
    body: `<p>${escaped(say('letters.lead'))}</p>${letters.length === 0 ? none : letters.join('')}`,
  });
};

/** The outbox as a page, or as JSON for a test that opens the link it was mailed. `?to=` keeps one reader's letters. */
export const lettersServerPage: ServerPage<PlatformContext> = {
  method: 'get',
  path: '/posta',
  availability: 'simulated',
  answer: async (request, app, context) => {
    const rows = await lettersOf(app, new URL(request.url).searchParams.get('to'));
    return request.headers.get('accept')?.includes('application/json') === true
      ? jsonAnswer(
          rows.map(({ recipient, language, subject, text, posted_at }) => ({
            to: recipient,
            language,
            subject,
            text,
            postedAt: posted_at,
          })),
          200,
          context.language,
        )
      : page(rows, context);
  },
};
