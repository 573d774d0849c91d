import { type Kysely, type Migration, sql } from 'kysely';

const privateLife = 30 * 86_400_000;

/** Of whoever was changed to a later train, what is most private is kept beyond that journey. */
const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    update passenger_private set forget_at = journey.ends + ${privateLife}
    from (
      select locator, passenger, max(arrival) as ends from ticket where status = 'valid' group by locator, passenger
    ) as journey
    where journey.locator = passenger_private.locator and journey.passenger = passenger_private.ordinal
      and forget_at < journey.ends + ${privateLife}
  `.execute(db);
};

export const forgottenAfterTheJourney: Migration = { up };
