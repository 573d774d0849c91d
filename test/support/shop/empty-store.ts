import { logTo } from '#server/platform/log.ts';
import { settingsOf } from '#server/platform/settings.ts';
import { openStore } from '#server/platform/store/open-store.ts';
import type { Template } from '../copied-database.ts';

/** A store at its present step with nothing in it. */
export const emptyStore: Template = {
  name: 'empty',
  fill: async (url) => {
    const store = await openStore(
      settingsOf({ DATABASE_URL: url }),
      logTo(() => undefined),
    );
    await store.close();
  },
};
