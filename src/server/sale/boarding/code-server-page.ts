import { refusals } from '#contract/wire/refusals.ts';
import type { ServerPage } from '#server/platform/http/server-page.ts';
import type { AppContext } from '#server/sale/context/app-context.ts';
import { barcodeKey, barcodeOfPrint, barcodeText } from './barcode-text.ts';
import { printsOf } from './prints.ts';
import { missed } from './show-boarding-pass.ts';
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
    const row = await ticketByCode(app.db, code, app.clock.now());
    const [print] = row === null ? [] : await printsOf([row], language, app);
    if (print === undefined) {
      const { refusal } = missed({ callerAddress, cookies, session: null }, app);
      return new Response(null, { status: refusals[refusal].status, headers });
    }
    const { aztecSvg } = await import('./aztec.ts');
    const drawn = aztecSvg(barcodeText(barcodeOfPrint(print), await barcodeKey(app.db)));
    return new Response(drawn, { headers: { ...headers, 'content-type': 'image/svg+xml' } });
  },
};
