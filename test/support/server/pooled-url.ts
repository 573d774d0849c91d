import { inject } from 'vitest';

type Reached = { readonly DATABASE_URL: string; readonly DATABASE_POOLER?: 'transaction' };

/** How a shop reaches a database of the tests: by the pooler of the run where there is one, unless a test put its own before it. */
export const reachedBy = (url: string): Reached => {
  const port = inject('pooler');
  const { username, pathname, searchParams } = new URL(url);
  return port === null || !searchParams.has('host')
    ? { DATABASE_URL: url }
    : {
        DATABASE_URL: `postgresql://${username}@127.0.0.1:${port}${pathname}`,
        DATABASE_POOLER: 'transaction',
      };
};
