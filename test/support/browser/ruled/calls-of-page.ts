import type { Page, Request } from 'playwright';
import { routes } from '#server/start/routes.ts';

const calls = routes.operations.map(({ endpoint: { name, method, path } }) => ({
  name,
  method,
  pattern: new RegExp(`^${path.replaceAll(/\{[A-Za-z]+\}/g, '[^/]+')}$`),
}));

const nameOf = (request: Request): string | null => {
  const { pathname } = new URL(request.url());
  return (
    calls.find(({ method, pattern }) => method === request.method() && pattern.test(pathname))?.name ?? null
  );
};

/** Notes what a page calls from now on, by name; each look begins anew. */
export const callsOf = (page: Page) => {
  let heard: string[] = [];
  const hear = (request: Request) => {
    const name = nameOf(request);
    if (name !== null) heard.push(name);
  };
  page.on('request', hear);
  return {
    take: (): readonly string[] => {
      const taken = heard;
      heard = [];
      return taken;
    },
    stop: () => page.off('request', hear),
  };
};
