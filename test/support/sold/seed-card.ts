import type { TestShop } from '../open-test-shop.ts';

/** Lays a card into the wallet of a member. */
export const seedCard = ({ open: { app } }: TestShop, owner: number) =>
  app.db
    .insertInto('wallet_card')
    .values({
      id: crypto.randomUUID(),
      owner,
      alias: 'Maaş kartım',
      card: 'good',
      last_four: '0018',
      type: 'credit',
      state: 'active',
      is_default: true,
      good_until: app.clock.now() + 86_400_000,
      added_at: 1,
      phone: '+905320000001',
    })
    .execute();
