import type { Kysely } from 'kysely';
import type { Tables } from '#server/platform/store/tables.ts';
import { type NetworkSource, saveNetwork } from '#server/railway/network/save-network.ts';
import { networkPrint } from '#server/railway/seed/network-print.ts';
import type { Seed } from './seed.ts';

const seedSource = async (): Promise<NetworkSource> => `seed ${await networkPrint()}`;

/** The railway the shop begins with. What was imported or published over it stays until the world is reset; a newer seed replaces an older one. */
export const network = {
  availability: 'everywhere',
  clear: async (db: Kysely<Tables>) => {
    const { first } = await db
      .selectFrom('network_revision')
      .select(({ fn }) => fn.min('revision').as('first'))
      .where('source', '=', await seedSource())
      .executeTakeFirstOrThrow();
    await db
      .deleteFrom('network_revision')
      .$if(first !== null, (them) => them.where('revision', '<>', first))
      .execute();
  },
  seed: async (db: Kysely<Tables>, now: number) => {
    const source = await seedSource();
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
