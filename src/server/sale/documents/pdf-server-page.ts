import { addresses } from '#domain/shop/addresses.ts';
import { waitPage } from '#server/people/access/wait-page.ts';
import type { ServerPage } from '#server/platform/http/server-page.ts';
import { ticketsByCodes } from '#server/sale/boarding/ticket-by-code.ts';
import type { AppContext } from '#server/sale/context/app-context.ts';
import { pdfOf, refusalOfPrint } from './print-tickets.ts';

/** Whoever follows the link of a ticket that holds no more is told so by the ticket's own page. */
const atTicket = (code: string): Response =>
  new Response(null, {
    status: 303,
    headers: { location: addresses['boarding-pass'].path.replace('{code}', encodeURIComponent(code)) },
  });

const headers = { 'content-type': 'application/pdf', 'cache-control': 'no-store' } as const;

/** Only once it is known that the file can be made is the page left for it: a question that makes none and costs no try. */
const areAllThere = (rows: readonly unknown[]): boolean => rows.every((row) => row !== null);

/** Tickets as a file, for whoever has their codes: a link that works without a script. `?and=` names further ones. */
export const pdfServerPage: ServerPage<AppContext> = {
  method: 'get',
  path: '/crs/boarding-pass/{code}/pdf',
  availability: 'everywhere',
  answer: async (request, app, { callerAddress, cookies, language }) => {
    const { pathname, searchParams } = new URL(request.url);
    const first = decodeURIComponent(pathname.split('/')[3] ?? '');
    const isAsked = request.method === 'HEAD';
    const now = app.clock.now();
    const caller = { callerAddress, cookies, session: null };
    const over = isAsked ? null : refusalOfPrint(caller, app);
    if (over !== null) return waitPage(over, { language, now, origin: app.settings.origin });
    const codes = [first, ...searchParams.getAll('and')];
    const rows = await ticketsByCodes(app.db, codes, now);
    if (isAsked) return areAllThere(rows) ? new Response(null, { headers }) : atTicket(first);
    const file = await pdfOf(rows, language, app);
    if (!file.ok) return atTicket(first);
    const { fileName, bytes } = file.value;
    return new Response(Buffer.from(bytes), {
      headers: { ...headers, 'content-disposition': `inline; filename="${fileName}"` },
    });
  },
};
