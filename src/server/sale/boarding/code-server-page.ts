import { refusals } from '#contract/wire/refusals.ts';
import { waitPage } from '#server/people/access/wait-page.ts';
import type { ServerPage } from '#server/platform/http/server-page.ts';
import type { AppContext } from '#server/sale/context/app-context.ts';
import { barcodeKey, barcodeOfPrint, barcodeText } from './barcode-text.ts';
import { printsOf } from './prints.ts';
import { overMissed } from './show-boarding-pass.ts';
import { ticketByCode } from './ticket-by-code.ts';

const headers = { 'cache-control': 'no-store' } as const;

/** The code of a ticket as a picture: what is printed of several tickets shows each with its own. */
export const codeServerPage: ServerPage<AppContext> = {
  method: 'get',
  path: '/crs/boarding-pass/{code}/code',
  availability: 'everywhere',
  answer: async (request, app, { callerAddress, cookies, language }) => {
    const { pathname } = new URL(request.url);
    const code = decodeURIComponent(pathname.split('/')[3] ?? '');
    const now = app.clock.now();
    const row = await ticketByCode(app.db, code, now);
    const [print] = row === null ? [] : await printsOf([row], language, app);
    if (print === undefined) {
      const over = overMissed({ callerAddress, cookies, session: null }, app);
      if (over === null)
        return new Response(null, { status: refusals['document-not-found'].status, headers });
      return waitPage(over, { language, now, origin: app.settings.origin });
    }
    const { aztecSvg } = await import('./aztec.ts');
    const drawn = aztecSvg(barcodeText(barcodeOfPrint(print), await barcodeKey(app.db)));
    return new Response(drawn, { headers: { ...headers, 'content-type': 'image/svg+xml' } });
  },
};
