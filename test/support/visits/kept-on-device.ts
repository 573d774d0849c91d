import type { Page } from 'playwright';

/**
 * The paths of all that this device keeps. The store itself says little: a browser that just used a script out of it
 * makes it anew, empty, to note how the script was understood.
 */
export const keptOnDevice = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
