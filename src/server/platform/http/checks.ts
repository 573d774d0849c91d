import type { IncomingMessage } from 'node:http';

type Asking = { readonly method?: string; readonly path: string };

/** What balancers and supervisors ask to know whether anybody is there. One that was told of no address asks the root so. */
const checks: ReadonlySet<string> = new Set(['/health', '/ready']);
const isCheck = ({ method, path }: Asking): boolean =>
  method === 'OPTIONS' ? path === '/' : checks.has(path);

/** Whether it is asked by what looks after the server, by whatever name that reaches it. */
export const isUpkeep = (asking: Asking): boolean => isCheck(asking) || asking.path === '/metrics';

/** They often ask as in the first days of the web, HTTP/1.0 and no host. Whose pages are meant does not matter here. */
export const nameHostOfCheck = ({ headers, method = '', url = '' }: IncomingMessage): void => {
  if (isCheck({ method, path: url })) headers.host ||= 'localhost';
};
