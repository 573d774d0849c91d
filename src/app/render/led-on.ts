import type { Prepared } from '#app/routing/place.ts';
import type { Page } from '#contract/wire/page.ts';
import { keepChoice } from './answer-of.ts';
import type { Choice } from './choice.ts';

type Elsewhere = Extract<Prepared, { kind: 'elsewhere' }>;

/** Leads to where the place says. */
export const ledOn = ({ path }: Elsewhere, { origin }: Page, choice: Choice): Response => {
  const headers = new Headers({ location: path, 'cache-control': 'no-store' });
  keepChoice(headers, choice, origin);
  return new Response(null, { status: 302, headers });
};
