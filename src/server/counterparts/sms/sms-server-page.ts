import { sayIn } from '#i18n/say.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import type { PlatformContext } from '#server/platform/context/platform-context.ts';
import { escaped } from '#server/platform/escaped.ts';
import { renderServerPage } from '#server/platform/http/render-server-page.ts';
import type { ServerPage } from '#server/platform/http/server-page.ts';
import { jsonAnswer } from '#server/platform/http/wire-answer.ts';

const most = 50;

/** The messages that were sent, as a page, or as JSON for a test that reads its code. `?to=` keeps one reader's. */
export const smsServerPage: ServerPage<PlatformContext> = {
  method: 'get',
  path: '/sms',
  availability: 'simulated',
  answer: async (request, { db }, { language }) => {
    const to = new URL(request.url).searchParams.get('to');
    const newest = db.selectFrom('sms').selectAll().orderBy('sent_at', 'desc').limit(most);
    const rows = await (to === null ? newest : newest.where('recipient', '=', to)).execute();
    if (request.headers.get('accept')?.includes('application/json') === true) {
      const messages = rows.map(({ recipient, text, sent_at: sentAt }) => ({ to: recipient, text, sentAt }));
      return jsonAnswer(messages, 200, language);
    }
    const say = sayIn(language, wholeCatalogue(language));
    const shown = rows.map(
      (row) =>
        `<section><h2 dir="ltr">${escaped(row.recipient)}</h2><p lang="${escaped(row.language)}">${escaped(row.text)}</p><time>${new Date(row.sent_at).toISOString()}</time></section>`,
    );
    const none = `<p>${escaped(say('sms.none'))}</p>`;
    return renderServerPage({
      language,
      title: say('sms.title'),
      body: `<p>${escaped(say('sms.lead'))}</p>${shown.length === 0 ? none : shown.join('')}`,
    });
  },
};
