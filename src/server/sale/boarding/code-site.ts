import { refusals } from '#contract/wire/refusals.ts';
import type { Site } from '#server/platform/http/site.ts';
import type { House } from '#server/sale/context/house.ts';
import { barcodeKey, barcodeOfPaper, barcodeText } from './barcode-text.ts';
import { papersOf } from './papers.ts';
import { missed } from './show-boarding-pass.ts';
import { ticketByCode } from './ticket-by-code.ts';

const headers = { 'cache-control': 'no-store' } as const;

/** The code of a ticket as a picture: what is printed of several tickets shows each with its own. */
export const codeSite: Site<House> = {
  method: 'get',
  path: '/crs/boarding-pass/{code}/code',
  stands: 'everywhere',
  answer: async (request, house, { callerAddress, language }) => {
    const { pathname } = new URL(request.url);
    const code = decodeURIComponent(pathname.split('/')[3] ?? '');
    const row = await ticketByCode(house.db, code, house.clock.now());
    const [paper] = row === null ? [] : await papersOf([row], language, house);
    if (paper === undefined) {
      const { refusal } = missed(callerAddress, house);
      return new Response(null, { status: refusals[refusal].status, headers });
    }
    const { aztecSvg } = await import('./aztec.ts');
    const drawn = aztecSvg(barcodeText(barcodeOfPaper(paper), await barcodeKey(house.db)));
    return new Response(drawn, { headers: { ...headers, 'content-type': 'image/svg+xml' } });
  },
};
