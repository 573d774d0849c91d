import type { TestShop } from '../open-test-shop.ts';

/** Lays a card into the wallet of a member. */
export const layCard = ({ open: { house } }: TestShop, owner: number) =>
  house.db
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
      good_until: house.clock.now() + 86_400_000,
      added_at: 1,
    })
    .execute();
