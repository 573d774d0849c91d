import { addresses } from '#domain/addresses.ts';
import { ticketByCode } from '#server/boarding/ticket-by-code.ts';
import type { Site } from '#server/http/site.ts';
import { mayPrint, pdfOf } from './print-tickets.ts';

const most = 40;
const tooMany = 429;

/** Whoever follows the link of a ticket that holds no more is told so by the ticket's own page. */
const atTicket = (code: string): Response =>
  new Response(null, {
    status: 303,
    headers: { location: addresses['boarding-pass'].path.replace('{code}', encodeURIComponent(code)) },
  });

/** Tickets as a file, for whoever has their codes: a link that works without a script. `?and=` names further ones. */
export const pdfSite: Site = {
  method: 'get',
  path: '/crs/boarding-pass/{code}/pdf',
  stands: 'everywhere',
  answer: async (request, house, { callerAddress, language }) => {
    const { pathname, searchParams } = new URL(request.url);
    const first = decodeURIComponent(pathname.split('/')[3] ?? '');
    if (!mayPrint(callerAddress, house)) return new Response(null, { status: tooMany });
    const now = house.clock.now();
    const codes = [first, ...searchParams.getAll('and')].slice(0, most);
    const rows = await Promise.all(codes.map((code) => ticketByCode(house.db, code, now)));
    const file = await pdfOf(rows, language, house);
    if (!file.ok) return atTicket(first);
    const { fileName, bytes } = file.value;
    return new Response(Buffer.from(bytes), {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="${fileName}"`,
        'cache-control': 'no-store',
      },
    });
  },
};
