import type { Kysely } from 'kysely';
import type { Tables } from '#server/platform/store/tables.ts';
import { type NetworkSource, saveNetwork } from '#server/railway/network/save-network.ts';
import { networkPrint } from '#server/railway/seed/network-print.ts';
import type { Seed } from './seed.ts';

/** The railway the shop begins with. A feed that was imported stays until the world is reset; a newer seed replaces an older one. */
export const network = {
  availability: 'everywhere',
  clear: (db: Kysely<Tables>) => db.deleteFrom('network_revision').where('source', '=', 'feed').execute(),
  seed: async (db: Kysely<Tables>, now: number) => {
    const source: NetworkSource = `seed ${await networkPrint()}`;
    const last = await db
      .selectFrom('network_revision')
      .select('source')
      .orderBy('revision', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (last?.source === 'feed' || last?.source === source) return;
    const { buildNetwork } = await import('#server/railway/seed/build-network.ts');
    await saveNetwork(db, buildNetwork(), source, now);
  },
} satisfies Seed;
