import { type Kysely, type Migration, sql } from 'kysely';

/** The phone a card of the wallet was kept with. Its codes go there, whatever the member’s own phone is later. */
const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table wallet_card add column phone text`.execute(db);
  await sql`update wallet_card set phone = '+' || coalesce(user_account.mobile_country_code, '')
      || coalesce(user_account.mobile_number, '')
    from user_account where user_account.id = wallet_card.owner`.execute(db);
  await sql`update wallet_card set phone = '' where phone is null`.execute(db);
  await sql`alter table wallet_card alter column phone set not null`.execute(db);
};

export const walletPhone: Migration = { up };
