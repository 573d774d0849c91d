import { type Answer, granted, refused } from '#domain/answer.ts';
import type { CopiedTickets } from '#domain/copied-tickets.ts';
import { ticketFolder } from '#domain/ticket-addresses.ts';
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

const keepPage = async (copies: Cache, locator: string, address: string): Promise<readonly string[]> => {
  const page = await fetch(address, { headers: { accept: 'text/html' } });
  if (!page.ok) throw new Error(`A ticket was answered with ${page.status}.`);
  const markup = await page.text();
  const headers = new Headers(page.headers);
  // The copy is of what was unpacked already.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  headers.set(bookingName, locator);
  await copies.put(address, new Response(markup, { headers }));
  return markup.match(file) ?? [];
};

const standBefore = async (): Promise<void> => {
  const { default: worker } = await import('./worker.ts?worker&url');
  await navigator.serviceWorker.register(worker, { scope });
};

const keep = async ({ locator, addresses }: CopiedTickets): Promise<void> => {
  const [copies] = await Promise.all([caches.open(copiesName), standBefore()]);
  const found = await Promise.all(addresses.map((address) => keepPage(copies, locator, address)));
  const files = new Set([...found.flat(), ...filesHere()]);
  const missing = await Promise.all(
    [...files].map(async (path) => ((await copies.match(path)) ? [] : [path])),
  );
  await copies.addAll(missing.flat());
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

/** A copy that names no booking would never follow it: it is to be kept anew. */
const areKept = async (addresses: readonly string[]): Promise<boolean> => {
  const found = await Promise.all(
    addresses.map((address) => caches.match(address, { cacheName: copiesName })),
  );
  return found.every((copy) => copy?.headers.has(bookingName));
};

const isRoomOver = (reason: unknown) =>
  reason instanceof DOMException && reason.name === 'QuotaExceededError';

/** Browsers keep nothing for pages that came unprotected, nor in some private windows. */
const canKeep = () => 'serviceWorker' in navigator && 'caches' in window;

type Done = Answer<{ readonly areKept: boolean }, CopiesRefusal>;

const done = async ({ wish, ...copied }: CopiesWish): Promise<Done> => {
  const { addresses, are } = copied;
  if (!canKeep()) return wish === 'look' ? granted({ areKept: false }) : refused('no-copies-here');
  try {
    if (wish === 'look' && are === 'all') await forgetGone(copied);
    if (wish === 'keep') await keep(copied);
    if (wish === 'forget') await forget(addresses);
    return granted({ areKept: await areKept(addresses) });
  } catch (reason) {
    if (isRoomOver(reason)) return refused('no-room');
    throw reason;
  }
};

let last: Promise<unknown> = Promise.resolve();

/** One wish after the other: whoever looks sees what was asked before, even by a page that is no longer shown. */
export const carryOut = (wish: CopiesWish): Promise<Done> => {
  const before = last;
  const next = (async () => {
    await Promise.allSettled([before]);
    return done(wish);
  })();
  last = next;
  return next;
};
