import { createHash } from 'node:crypto';
import { layNetwork, type NetworkSource } from '#server/railway/lay-network.ts';
import { buildNetwork } from './network/build-network.ts';
import type { Seed } from './seed.ts';

/** The railway the shop begins with. A feed that was imported stays until the world is reset; a newer seed replaces an older one. */
export const network: Seed = {
  stands: 'everywhere',
  clear: (db) => db.deleteFrom('network_revision').where('source', '=', 'feed').execute(),
  sow: async (db, now) => {
    const seed = buildNetwork();
    const print = createHash('sha256').update(JSON.stringify(seed)).digest('hex');
    const source: NetworkSource = `seed ${print}`;
    const last = await db
      .selectFrom('network_revision')
      .select('source')
      .orderBy('revision', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (last?.source !== 'feed' && last?.source !== source) await layNetwork(db, seed, source, now);
  },
};
