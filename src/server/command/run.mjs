import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createRunnableDevEnvironment, resolveConfig } from 'vite';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const usage = 'Say which command to run: node src/server/command/run.mjs <entry.ts> [its own words]';

/** Node 20 does not read TypeScript by itself. The rooms are read as they are imported, also by a path known only while running. */
const openRunner = async () => {
  const config = await resolveConfig(
    {
      root,
      configFile: false,
      envDir: false,
      logLevel: 'error',
      environments: {
        command: {
          consumer: 'server',
          dev: { moduleRunnerTransform: true },
          resolve: { external: true, mainFields: [], conditions: ['node'] },
        },
      },
    },
    'serve',
  );
  const environment = createRunnableDevEnvironment('command', config, {
    runnerOptions: { hmr: { logger: false }, sourcemapInterceptor: 'prepareStackTrace' },
    hot: false,
  });
  await environment.init();
  return environment;
};

const args = process.argv.slice(2);
const report = (reason) => {
  const text = reason instanceof Error ? reason.message : String(reason);
  const trace = reason instanceof Error ? (reason.stack ?? text) : text;
  process.stderr.write(args.includes('--trace') ? `${trace}\n` : `${text.split('\n', 1)[0]}\n`);
  return 1;
};

/** The stack is read before the runner closes: the runner holds the maps back to the TypeScript lines. */
const runEntry = async (entry, words) => {
  const environment = await openRunner();
  try {
    const { main } = await environment.runner.import(resolve(entry));
    if (typeof main !== 'function') throw new Error(`${entry} exports no main(words).`);
    return await main(words);
  } catch (reason) {
    return report(reason);
  } finally {
    await environment.close();
  }
};

/** A reader that closes the pipe early (`| head`) has seen enough. */
const isClosedPipe = (reason) => reason instanceof Error && 'code' in reason && reason.code === 'EPIPE';

process.on('uncaughtException', (reason) => process.exit(isClosedPipe(reason) ? 0 : report(reason)));

const [asked, ...own] = args.filter((word) => word !== '--trace');

if (asked === undefined) {
  process.stderr.write(`${usage}\n`);
  process.exitCode = 2;
} else {
  process.exitCode = await runEntry(asked, own);
}
