import { createServer } from 'node:http';
import { relative } from 'node:path';
import { installWhatIsMissing, projectRoot } from './setup.mjs';

const tellAndEnd = (reason) => {
  process.stderr.write(`${reason instanceof Error ? reason.message : String(reason)}\n`);
  process.exit(2);
};

process.once('uncaughtException', tellAndEnd);

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

/** The log names no persons and therefore no messages; whoever develops needs them. */
const openly = (log) => ({
  ...log,
  broke: (event, defect, fields) => {
    log.broke(event, defect, fields);
    process.stderr.write(`${defect?.stack ?? defect}\n`);
  },
});

/** The server's sources, read anew; pages are drawn by the render as it stands at each request. */
const stand = async (settings) => {
  const [{ standUp }, { routes }, { logTo }] = await Promise.all([
    load('/src/server/start/shop.ts'),
    load('/src/server/start/routes.ts'),
    load('/src/server/platform/log.ts'),
  ]);
  return standUp({
    settings,
    log: openly(logTo((text) => process.stdout.write(text))),
    routes,
    assets: () => null,
    render: async (request, ask, page) => (await load('/src/app/render.ts')).render(request, ask, page),
  });
};

const { settingsOf } = await load('/src/server/platform/settings.ts');
const { answersBy } = await load('/src/server/platform/http/listen.ts');
const settings = settingsOf(process.env);
let stood = await stand(settings);
let reloading = Promise.resolve();

const reload = async () => {
  const before = stood;
  try {
    stood = await stand(settings);
  } catch (reason) {
    vite.ssrFixStacktrace(reason);
    process.stderr.write(`${reason.stack}\n`);
    return;
  }
  before.retire();
  await before.open.close();
};

const ofTheServer = /^src\/(server|contract|domain|i18n)\/|^locales\//;

vite.watcher.on('change', (file) => {
  if (ofTheServer.test(relative(projectRoot, file))) reloading = reloading.then(reload);
});

const answer = answersBy(() => stood.doors);
server.on('request', (incoming, outgoing) =>
  vite.middlewares(incoming, outgoing, () => answer(incoming, outgoing)),
);
const bank = createServer(answersBy(() => stood.bankDoors)).listen(settings.bankPort);
server.listen(settings.port, () =>
  process.stdout.write(`Sefer is being developed at http://localhost:${server.address().port}\n`),
);

const close = async () => {
  stood.retire();
  server.closeAllConnections();
  bank.close();
  bank.closeAllConnections();
  await vite.close();
  await stood.open.close();
};
const stop = () => {
  close().then(() => process.exit(0), tellAndEnd);
};
process.once('SIGINT', stop).once('SIGTERM', stop);
