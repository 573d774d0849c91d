import { randomBytes } from 'node:crypto';
import { directionOf, type Language } from '#domain/values/language.ts';
import { escaped } from '#server/platform/escaped.ts';

const style = `
:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}
body{max-inline-size:60rem;margin:0 auto;padding:1.5rem}
section{border-block-start:1px solid;padding-block:1rem}
form{display:flex;flex-wrap:wrap;gap:.75rem;align-items:end;margin-block:.5rem}
label{display:grid;gap:.25rem}
input,select,textarea,button{font:inherit;padding:.4rem .6rem;min-block-size:2.75rem}
textarea{inline-size:30rem;max-inline-size:100%}
li{margin-block:.5rem}
[dir=ltr]{unicode-bidi:isolate}
`;

export type PageContent = {
  readonly language: Language;
  readonly title: string;
  /** HTML whose texts are already escaped. */
  readonly body: string;
  readonly status?: number;
};

/** A page of the server's own: no script, one style that stands in it, forms that come back here. */
export const renderServerPage = ({ language, title, body, status = 200 }: PageContent): Response => {
  const nonce = randomBytes(16).toString('base64');
  const html = `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escaped(title)}</title><style nonce="${nonce}">${style}</style></head><body><main><h1>${escaped(title)}</h1>${body}</main></body></html>`;
  return new Response(html, {
    status,
    headers: {
      'content-language': language,
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; object-src 'none'`,
      'content-type': 'text/html; charset=utf-8',
    },
  });
};
