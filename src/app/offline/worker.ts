import { copiesName, goneName } from './copies-name.ts';

/** What of a service worker is used here; the types of pages do not know it. */
type Life = Event & { readonly waitUntil: (done: Promise<void>) => void };
type Fetch = Event & { readonly request: Request; readonly respondWith: (answer: Promise<Response>) => void };

declare const skipWaiting: () => Promise<void>;
declare const clients: { readonly claim: () => Promise<void> };

const isLife = (event: Event): event is Life => 'waitUntil' in event;
const isFetch = (event: Event): event is Fetch => 'respondWith' in event;

/** Opening the copies would make them anew where they were forgotten while this page still came. */
const copyOf = (request: Request): Promise<Response | undefined> =>
  caches.match(request, { cacheName: copiesName, ignoreSearch: true, ignoreVary: true });

const isFile = ({ pathname }: URL): boolean => /^\/(?:assets|fonts)\//.test(pathname);

const noop = () => undefined;

const tooMany = 429;

/** A shop that asks to wait has said nothing of the ticket. */
const isAnswered = ({ status }: Response): boolean => status < 500 && status !== tooMany;

/** The shop says itself that it has no such ticket; what stands before it may answer 404 to anything. */
const isGone = ({ headers }: Response): boolean => headers.has(goneName);

/** A ticket that is gone is not shown again. With the last one the files that were kept for it go too. */
const forget = async (request: Request): Promise<void> => {
  if (!(await caches.has(copiesName))) return;
  const copies = await caches.open(copiesName);
  await copies.delete(request, { ignoreSearch: true, ignoreVary: true });
  const left = (await copies.keys()).filter(({ url }) => !isFile(new URL(url)));
  if (left.length === 0) await caches.delete(copiesName);
};

/** A ticket as the shop shows it now; where the shop cannot be reached, as it was kept. */
const pageFor = async (request: Request): Promise<Response> => {
  const now = await fetch(request).catch((reason: unknown) => ({ reason }));
  if (now instanceof Response && isGone(now)) await forget(request).catch(noop);
  if (now instanceof Response && isAnswered(now)) return now;
  const copy = await copyOf(request);
  if (copy) return copy;
  if (now instanceof Response) return now;
  throw now.reason;
};

/** What is named after its content is the same wherever it lies. */
const fileFor = async (request: Request): Promise<Response> => (await copyOf(request)) ?? fetch(request);

addEventListener('install', (event) => {
  if (isLife(event)) event.waitUntil(skipWaiting());
});
addEventListener('activate', (event) => {
  if (isLife(event)) event.waitUntil(clients.claim());
});
addEventListener('fetch', (event) => {
  if (!isFetch(event) || event.request.method !== 'GET') return;
  const { request } = event;
  const address = new URL(request.url);
  if (address.origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(pageFor(request));
  else if (isFile(address)) event.respondWith(fileFor(request));
});
