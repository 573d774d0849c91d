import { createServer } from 'node:http';
import { relative } from 'node:path';
import { installWhatIsMissing, projectRoot } from './setup.mjs';

const reportAndEnd = (reason) => {
  process.stderr.write(`${reason instanceof Error ? reason.message : String(reason)}\n`);
  process.exit(2);
};

process.once('uncaughtException', reportAndEnd);

await installWhatIsMissing();
const { createServer: createVite } = await import('vite');

const server = createServer();
const vite = await createVite({
  root: projectRoot,
  appType: 'custom',
  // The database writes into the data folder all the time.
  server: {
    middlewareMode: true,
    hmr: { server },
    watch: { ignored: ['**/.data/**', '**/.reports/**', '**/dist/**'] },
  },
});

const load = (path) => vite.ssrLoadModule(path);

/** The server's sources, read anew; pages are drawn by the render as it stands at each request. */
const startAnew = async (settings) => {
  const { startSources } = await load('/src/server/start/start-sources.ts');
  return startSources(
    settings,
    async (request, ask, page) => (await load('/src/app/render.ts')).render(request, ask, page),
    (text) => process.stdout.write(text),
    (text) => process.stderr.write(text),
  );
};

const { settingsOf } = await load('/src/server/platform/settings.ts');
const { answersBy } = await load('/src/server/platform/http/listen.ts');
const settings = settingsOf(process.env);
let stood = await startAnew(settings);
let reloading = Promise.resolve();

const reload = async () => {
  const before = stood;
  try {
    stood = await startAnew(settings);
  } catch (reason) {
    vite.ssrFixStacktrace(reason);
    process.stderr.write(`${reason.stack}\n`);
    return;
  }
  before.retire();
  before.open.letGo();
  await before.open.close();
};

const ofTheServer = /^src\/(server|contract|domain|i18n)\/|^locales\//;

vite.watcher.on('change', (file) => {
  if (ofTheServer.test(relative(projectRoot, file))) reloading = reloading.then(reload);
});

const answer = answersBy(() => stood.handler);
server.on('request', (incoming, outgoing) =>
  vite.middlewares(incoming, outgoing, () => answer(incoming, outgoing)),
);
const bank = createServer(answersBy(() => stood.bankHandler)).listen(
  settings.bankPort,
  settings.listenOn ?? undefined,
);
server.listen(settings.port, settings.listenOn ?? undefined, () =>
  process.stdout.write(`Sefer is being developed at http://localhost:${server.address().port}\n`),
);

const close = async () => {
  stood.retire();
  stood.open.letGo();
  server.closeAllConnections();
  bank.close();
  bank.closeAllConnections();
  await vite.close();
  await stood.open.close();
};
const stop = () => {
  close().then(() => process.exit(0), reportAndEnd);
};
process.once('SIGINT', stop).once('SIGTERM', stop);
