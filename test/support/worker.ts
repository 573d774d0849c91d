import type { Environment } from 'vitest/runtime';

/** Node as it is. A worker that ends takes along what its files kept. */
export default {
  name: 'worker',
  viteEnvironment: 'ssr',
  setup: () => ({
    teardown: async () => {
      await Promise.all((globalThis.worksAtEnd ?? []).map((end) => end()));
    },
  }),
} satisfies Environment;
