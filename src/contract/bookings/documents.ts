import * as z from 'zod/mini';
import { endpoint } from '#contract/wire/endpoint.ts';
import { maybe } from '#contract/wire/lenient.ts';
import { mostTicketsOfOne } from '#domain/fare/party-size.ts';

const longest = 100;
const words = z.string().check(z.maxLength(longest));

const document = z.object({
  fileName: z.string(),
  contentType: z.literal('application/pdf'),
  /** The file itself, in base64. */
  content: z.string(),
});

const refusals = ['document-not-found', 'too-many-tries'] as const;

/** One ticket: by its boarding code, or by its number for whoever may act on its booking. */
export const getPdf = endpoint({
  name: 'get-pdf',
  method: 'post',
  path: '/crs/pdf/getPdf',
  caller: 'anyone',
  body: z.object({ ticketNumber: maybe(words), code: maybe(words), lang: maybe(words) }),
  granted: document,
  refusals,
});

/** Several tickets in one file, in the order asked for. */
export const getPdfOfMany = endpoint({
  name: 'get-multiple-pdf',
  method: 'post',
  path: '/crs/pdf/getMultiplePdf',
  caller: 'anyone',
  body: z.object({
    ticketNumbers: maybe(z.array(words).check(z.maxLength(mostTicketsOfOne))),
    codes: maybe(z.array(words).check(z.maxLength(mostTicketsOfOne))),
    lang: maybe(words),
  }),
  granted: document,
  refusals,
});

/** All tickets of a booking that hold, for whoever may act on it. */
export const generatePdf = endpoint({
  name: 'generate-pdf',
  method: 'post',
  path: '/crs/pdf/generatePdf',
  caller: 'anyone',
  body: z.object({ pnr: words, lang: maybe(words) }),
  granted: document,
  refusals,
});
