import { join } from 'node:path';
import { build, createBuilder, runnerImport } from 'vite';
import { press } from './press.mjs';
import { projectRoot } from './setup.mjs';
import { sweep } from './sweep.mjs';

// Whoever builds from a run of tests or a trial builds the same shop.
process.env.NODE_ENV = 'production';

const at = (path) => join(projectRoot, path);

/** What the browser gets and what draws pages on the server: vite.config.ts says how. */
const buildShop = async () => {
  const swept = await sweep(at('dist/render'), 'render.js');
  const builder = await createBuilder({ root: projectRoot, logLevel: 'warn' });
  await builder.buildApp();
  await swept();
};

/** The railway of the seed is laid out once, here, so that no start lays it out only to see that it stands already. */
const printOfSeed = async () => {
  const { module } = await runnerImport(at('src/server/railway/seed/print-network.ts'), {
    root: projectRoot,
    configFile: false,
    envDir: false,
    logLevel: 'error',
  });
  return {
    name: 'print-of-seed',
    load: {
      filter: { id: /\/railway\/seed\/network-print\.ts$/ },
      handler: () => `export const networkPrint = async () => '${module.printNetwork()}';`,
    },
  };
};

/** Whoever speaks to PostgreSQL through its C library; nobody does here, and no start reads it. */
const withoutNativeClient = {
  name: 'without-native-client',
  load: { filter: { id: /\/pg\/lib\/native\/index\.js$/ }, handler: () => 'module.exports = null;' },
};

/** The server itself with its packages, in few files: Node takes longer to find hundreds than to read them. */
const buildServer = async () => {
  const swept = await sweep(at('dist/server'), 'main.js');
  await build({
    root: projectRoot,
    configFile: false,
    logLevel: 'warn',
    plugins: [await printOfSeed(), withoutNativeClient],
    ssr: { noExternal: true },
    build: {
      ssr: 'src/server/start/main.ts',
      outDir: 'dist/server',
      emptyOutDir: false,
      copyPublicDir: false,
      sourcemap: true,
      target: 'node20',
      license: { fileName: 'licences.txt' },
      rolldownOptions: {
        // The map says where a line comes from: no start reads it in the file as well.
        experimental: { attachDebugInfo: 'none' },
        output: { entryFileNames: 'main.js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  await swept();
};

await buildShop();
await Promise.all([buildServer(), press(at('dist/client'))]);
