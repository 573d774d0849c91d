import type { Page } from '#contract/wire/page.ts';

/** Whether the reader comes from a page of the shop. A browser that does not say so names the page it comes from, ours alone. */
export const isOwnStep = (
  { headers }: Pick<Request, 'headers'>,
  { origin }: Pick<Page, 'origin'>,
): boolean => {
  const from = headers.get('sec-fetch-site');
  if (from !== null) return from === 'same-origin';
  const page = headers.get('referer') ?? '';
  return URL.canParse(page) && new URL(page).origin === origin;
};
