import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { builtPages } from './src/app/build/built-pages.ts';
import { fetchedAhead, frontChunks, shell } from './src/app/build/front-chunks.ts';
import { shortNames } from './src/app/build/short-names.ts';
import { wordsOfParts } from './src/app/build/words-of-parts.ts';

const root = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '');

export default defineConfig({
  root,
  appType: 'custom',
  publicDir: 'src/app/public',
  plugins: [
    wordsOfParts(root, shell),
    builtPages(root),
    react(),
    vanillaExtractPlugin({ identifiers: shortNames() }),
    { ...optimizeLocales.vite({ locales: ['tr-TR', 'en-US'] }), enforce: 'pre' },
  ],
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        emptyOutDir: true,
        license: { fileName: 'licences.txt' },
        manifest: true,
        modulePreload: { polyfill: false, resolveDependencies: fetchedAhead },
        target: ['chrome123', 'firefox120', 'safari17.5'],
        cssMinify: 'lightningcss',
        rolldownOptions: {
          input: { entry: 'src/app/boot/entry.ts' },
          output: {
            // Every first page carries a table of these names: what nobody reads of them is left out.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: ({ name }) => `assets/${name.slice(0, 5)}-[hash:7].js`,
            assetFileNames: ({ names: [name = ''] }) =>
              `assets/${name.replace(/\..*/, '').slice(0, 5)}-[hash:7][extname]`,
            codeSplitting: {
              groups: frontChunks(root),
            },
          },
        },
      },
    },
    render: {
      consumer: 'server',
      define: { 'process.env.NODE_ENV': '"production"' },
      resolve: { noExternal: true },
      build: {
        outDir: 'dist/render',
        // The build sweeps it: a server that runs draws places it has not drawn yet.
        emptyOutDir: false,
        license: { fileName: 'licences.txt' },
        copyPublicDir: false,
        rolldownOptions: { input: { render: 'src/app/render.ts' }, output: { entryFileNames: '[name].js' } },
      },
    },
  },
  builder: {
    buildApp: async (builder) => {
      for (const name of ['client', 'render']) {
        const environment = builder.environments[name];
        if (environment) await builder.build(environment);
      }
    },
  },
});
