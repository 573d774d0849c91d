/** What the build reads before it knows `#` names: here a way to another room is written out. */
export const readBeforeNames = ['src/app/build', 'vite.config.ts', 'test'];

/** Files that import what they learn of while running: a build's chunk, a flow that is named on the command line. */
export const namedWhileRunning = [
  'src/app/boot/preboot.ts',
  'src/atlas/command/find-walk.ts',
  'src/atlas/command/earlier.ts',
  'src/server/command/start.mjs',
  'src/server/start/start-built.ts',
];

/** What a parent may see of a child. */
export const childFiles = ['.machine.ts', '.model.ts'];

/** The seven files of every flow's room. */
export const flowFiles = [
  '.machine.ts',
  '.model.ts',
  '.ports.ts',
  '.selectors.ts',
  '.paths.ts',
  '.rules.ts',
  '.md',
];

/** The ending of what a chart too long for one file is put together from. */
export const chartPart = '.part.ts';

/** Styles that belong to no one view. */
export const globalStyles = [
  'src/ui/theme/theme.css.ts',
  'src/ui/theme/base.css.ts',
  'src/ui/theme/density.css.ts',
  'src/ui/theme/fonts.css.ts',
  'src/ui/theme/scripting.css.ts',
  'src/ui/theme/visually-hidden.css.ts',
];

/** Tools that ask for a default export. */
export const toolConfigs = ['vite.config.ts', 'test/house/vitest.config.ts', 'test/support/worker.ts'];

/** Where colours are given their names. */
export const colourFiles = [
  'src/ui/theme/colors.ts',
  'src/ui/theme/theme.css.ts',
  'machines/kit/drawing/chart-style.ts',
  'src/server/counterparts/bank/bank-style.ts',
];

/** Sentences that Persian builds from other things: a day is told by the solar calendar and by the railway's. */
export const ownShape = ['text.day.long', 'text.day.short', 'text.moment'];

/** Names that are written alike in every language. */
export const sameEverywhere: readonly string[] = [];

/** Folders that are lists: each of their files stands for itself, and nobody reads them side by side. */
export const longFolders = ['src/ui/icons', 'src/server/platform/store/migrations'];
