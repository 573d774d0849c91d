import { randomBytes } from 'node:crypto';
import { fontFiles } from '#domain/shop/font-files.ts';
import { directionOf, type Language } from '#domain/values/language.ts';
import { escaped } from '#server/platform/escaped.ts';
import { secure } from '#server/platform/http/security-headers.ts';

export type BankPage = {
  readonly language: Language;
  readonly title: string;
  /** HTML whose texts are already escaped. */
  readonly body: string;
  /** Where forms of this page may go besides the bank itself. */
  readonly formsTo: string;
  readonly script?: string;
  /** Who may show this page in a frame; nobody unless said. */
  readonly framedBy?: string;
  /** Whether its forms say from which origin they come; others are sent by nobody. */
  readonly saysOrigin?: boolean;
  readonly status?: number;
};

/** A page of the bank's own origin: what stands in it is all that runs, and it asks nothing of anyone else. Its style is read with the first of them, and by no start. */
export const bankPage = async ({
  language,
  title,
  body,
  formsTo,
  script,
  framedBy,
  saysOrigin = false,
  status = 200,
}: BankPage): Promise<Response> => {
  const { bankStyleWith } = await import('./bank-style.ts');
  const nonce = randomBytes(16).toString('base64');
  const scripted = script === undefined ? '' : `<script nonce="${nonce}">${script}</script>`;
  const html = `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escaped(title)}</title><style nonce="${nonce}">${bankStyleWith(fontFiles)}</style></head><body${framedBy === undefined ? '' : ' class="framed"'}><main><h1>${escaped(title)}</h1>${body}</main>${scripted}</body></html>`;
  const headers = new Headers({
    'content-language': language,
    'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; font-src 'self'; connect-src 'self'; form-action 'self' ${formsTo}; base-uri 'none'; frame-ancestors ${framedBy ?? "'none'"}; object-src 'none'`,
    'content-type': 'text/html; charset=utf-8',
  });
  secure(headers);
  if (saysOrigin) headers.set('referrer-policy', 'strict-origin');
  if (framedBy !== undefined) {
    headers.delete('x-frame-options');
    headers.set('cross-origin-resource-policy', 'cross-origin');
  }
  return new Response(html, { status, headers });
};

export const hidden = (name: string, value: string): string =>
  `<input type="hidden" name="${name}" value="${escaped(value)}">`;
