import type { CopiedTickets } from '#domain/booking/copied-tickets.ts';
import { ticketFolder } from '#domain/shop/ticket-addresses.ts';
import { type Answer, granted, refused } from '#domain/values/answer.ts';
import type { CopiesRefusal, CopiesWish } from '#panels/ticket-copies/ticket-copies.flow.ts';
import { bookingName, copiesName } from './copies-name.ts';

/** The one part of the shop that a worker may stand before: cards are never typed there. */
const scope = ticketFolder;
const file = /\/(?:assets|fonts)\/[\w.-]+/g;

const isFile = ({ origin, pathname }: URL) => origin === location.origin && pathname.search(file) === 0;

/** All that this page has brought so far; a ticket needs no more. */
const filesHere = (): readonly string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name, location.href))
    .filter(isFile)
    .map(({ pathname }) => pathname);

const fetched = async (address: string, init: RequestInit): Promise<Response> => {
  const answer = await fetch(address, init);
  if (!answer.ok) throw new Error(`A part of a ticket was answered with ${answer.status}.`);
  return answer;
};

type Copy = { readonly path: string; readonly copy: Response };
type Page = Copy & { readonly files: readonly string[] };

const filesIn = (markup: string): readonly string[] => markup.match(file) ?? [];

const pageOf = async (locator: string, path: string, signal: AbortSignal): Promise<Page> => {
  const page = await fetched(path, { headers: { accept: 'text/html' }, signal });
  const markup = await page.text();
  const headers = new Headers(page.headers);
  // The copy is of what was unpacked already, and the hour at which it was made is none to go on with.
  for (const name of ['content-encoding', 'content-length', 'server-timing']) headers.delete(name);
  headers.set(bookingName, locator);
  return { path, copy: new Response(markup, { headers }), files: filesIn(markup) };
};

const standBefore = async (): Promise<void> => {
  const { default: worker } = await import('./worker.ts?worker&url');
  await navigator.serviceWorker.register(worker, { scope });
};

const missingOf = async (paths: readonly string[]): Promise<readonly string[]> => {
  const found = await Promise.all(
    paths.map(async (path) => ((await caches.match(path, { cacheName: copiesName })) ? [] : [path])),
  );
  return found.flat();
};

/** A page is put last, when all it needs is there. What came to nothing leaves nothing behind. */
const keep = async ({ locator, addresses }: CopiedTickets, signal: AbortSignal): Promise<void> => {
  const pages = await Promise.all(addresses.map((address) => pageOf(locator, address, signal)));
  const named = new Set([...pages.flatMap(({ files }) => files), ...filesHere()]);
  const files = await Promise.all(
    (await missingOf([...named])).map(
      async (path): Promise<Copy> => ({ path, copy: await fetched(path, { signal }) }),
    ),
  );
  const added = await missingOf([...addresses, ...files.map(({ path }) => path)]);
  try {
    const [copies] = await Promise.all([caches.open(copiesName), standBefore()]);
    for (const { path, copy } of [...files, ...pages]) {
      signal.throwIfAborted();
      await copies.put(path, copy);
    }
    signal.throwIfAborted();
  } catch (reason) {
    await forget(added);
    throw reason;
  }
};

/** With the last ticket everything that was kept for it goes too. */
const forget = async (addresses: readonly string[]): Promise<void> => {
  const copies = await caches.open(copiesName);
  await Promise.all(addresses.map((address) => copies.delete(address)));
  const left = (await copies.keys()).filter(({ url }) => new URL(url).pathname.startsWith(scope));
  if (left.length > 0) return;
  await caches.delete(copiesName);
  await (await navigator.serviceWorker.getRegistration(scope))?.unregister();
};

/** A booking that was read again has lost what was returned or exchanged: no copy of that stays. */
const forgetGone = async ({ locator, addresses }: CopiedTickets): Promise<void> => {
  if (!(await caches.has(copiesName))) return;
  const copies = await caches.open(copiesName);
  const found = await Promise.all(
    (await copies.keys()).map(async (request) => {
      const copy = await copies.match(request);
      const { pathname } = new URL(request.url);
      return copy?.headers.get(bookingName) === locator && !addresses.includes(pathname) ? [pathname] : [];
    }),
  );
  const gone = found.flat();
  if (gone.length > 0) await forget(gone);
};

/** A copy that names no booking would never follow it, and one without its files would not open: it is to be kept anew. */
const areKept = async (addresses: readonly string[]): Promise<boolean> => {
  const files = await Promise.all(
    addresses.map(async (address) => {
      const copy = await caches.match(address, { cacheName: copiesName });
      return copy?.headers.has(bookingName) ? filesIn(await copy.text()) : null;
    }),
  );
  if (files.includes(null)) return false;
  return (await missingOf(files.flatMap((each) => each ?? []))).length === 0;
};

const isRoomOver = (reason: unknown) =>
  reason instanceof DOMException && reason.name === 'QuotaExceededError';

/** Browsers keep nothing for pages that came unprotected, nor in some private windows. */
const canKeep = () => 'serviceWorker' in navigator && 'caches' in window;

type Done = Answer<{ readonly areKept: boolean }, CopiesRefusal>;

const done = async ({ wish, ...copied }: CopiesWish, signal: AbortSignal): Promise<Done> => {
  const { addresses, are } = copied;
  if (!canKeep()) return wish === 'look' ? granted({ areKept: false }) : refused('no-copies-here');
  try {
    if (wish === 'look' && are === 'all') await forgetGone(copied);
    if (wish === 'keep') await keep(copied, signal);
    if (wish === 'forget') await forget(addresses);
    return granted({ areKept: await areKept(addresses) });
  } catch (reason) {
    if (isRoomOver(reason)) return refused('no-room');
    throw reason;
  }
};

let last: Promise<unknown> = Promise.resolve();

/** One wish after the other: whoever looks sees what was asked before, even by a page that is no longer shown. */
export const carryOut = (wish: CopiesWish, signal: AbortSignal): Promise<Done> => {
  const before = last;
  const next = (async () => {
    await Promise.allSettled([before]);
    return done(wish, signal);
  })();
  last = next;
  return next;
};
