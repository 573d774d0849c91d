import type { Environment } from 'vitest/runtime';

/** Node as it is. A worker that ends takes along what its files kept. */
export default {
  name: 'worker',
  viteEnvironment: 'ssr',
  setup: () => ({
    teardown: async () => {
      const ended = await Promise.allSettled((globalThis.worksAtEnd ?? []).map((end) => end()));
      const failed = ended.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
      if (failed.length > 0) throw new AggregateError(failed, 'Not all that a worker kept came to its end.');
    },
  }),
} satisfies Environment;
