import { type Answer, granted, refused } from '#domain/answer.ts';
import { ticketFolder } from '#domain/ticket-addresses.ts';
import type { CopiesRefusal, CopiesWish } from '#panels/ticket-copies/ticket-copies.flow.ts';
import { copiesName } from './copies-name.ts';

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

const keepPage = async (copies: Cache, address: string): Promise<readonly string[]> => {
  const page = await fetch(address, { headers: { accept: 'text/html' } });
  if (!page.ok) throw new Error(`A ticket was answered with ${page.status}.`);
  const files = (await page.clone().text()).match(file) ?? [];
  await copies.put(address, page);
  return files;
};

const standBefore = async (): Promise<void> => {
  const { default: worker } = await import('./worker.ts?worker&url');
  await navigator.serviceWorker.register(worker, { scope });
};

const keep = async (addresses: readonly string[]): Promise<void> => {
  const [copies] = await Promise.all([caches.open(copiesName), standBefore()]);
  const found = await Promise.all(addresses.map((address) => keepPage(copies, address)));
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

const areKept = async (addresses: readonly string[]): Promise<boolean> => {
  const found = await Promise.all(
    addresses.map((address) => caches.match(address, { cacheName: copiesName })),
  );
  return found.every((copy) => copy !== undefined);
};

const isRoomOver = (reason: unknown) =>
  reason instanceof DOMException && reason.name === 'QuotaExceededError';

/** Browsers keep nothing for pages that came unprotected, nor in some private windows. */
const canKeep = () => 'serviceWorker' in navigator && 'caches' in window;

type Done = Answer<{ readonly areKept: boolean }, CopiesRefusal>;

const done = async ({ wish, addresses }: CopiesWish): Promise<Done> => {
  if (!canKeep()) return wish === 'look' ? granted({ areKept: false }) : refused('no-copies-here');
  try {
    if (wish === 'keep') await keep(addresses);
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
