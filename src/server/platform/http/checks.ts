import type { IncomingMessage } from 'node:http';

/** What balancers and supervisors ask to know whether anybody is there. */
const checks: ReadonlySet<string> = new Set(['/health', '/ready']);
const isCheck = ({ method = '', url = '' }: IncomingMessage): boolean =>
  method === 'OPTIONS' ? url === '/' : checks.has(url);

/** They often ask as in the first days of the web, HTTP/1.0 and no host. Whose pages are meant does not matter here. */
export const nameHostOfCheck = (incoming: IncomingMessage): void => {
  if (isCheck(incoming)) incoming.headers.host ||= 'localhost';
};
