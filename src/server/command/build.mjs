import { join } from 'node:path';
import { build, createBuilder } from 'vite';
import { press } from './press.mjs';
import { projectRoot } from './setup.mjs';

const at = (path) => join(projectRoot, path);

/** What the browser gets and what draws pages on the server: vite.config.ts says how. */
const buildShop = async () => {
  const builder = await createBuilder({ root: projectRoot, logLevel: 'warn' });
  await builder.buildApp();
};

/** The server itself: one file of ours, packages stay where npm laid them. */
const buildServer = () =>
  build({
    root: projectRoot,
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: 'src/server/main.ts',
      outDir: 'dist/server',
      emptyOutDir: true,
      copyPublicDir: false,
      sourcemap: true,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'main.js' } },
    },
  });

await buildShop();
await Promise.all([buildServer(), press(at('dist/client'))]);
