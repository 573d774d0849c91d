import type { Kysely } from 'kysely';
import { changeKeeper, keeperIn } from '#server/people/access/keeper.ts';
import type { Cookie } from '#server/platform/http/cookie.ts';
import type { IssuedSecrets } from '#server/platform/issued-secrets.ts';
import { sealed, unsealed } from '#server/platform/sealing.ts';
import { hashOf } from '#server/platform/secret.ts';
import type { Tables } from '#server/platform/store/tables.ts';

/**
 * What a guest's browser keeps goes on with the member under another secret. Whoever was given the one before, or left
 * it there for the next to log in, reads nothing of the member and acts on nothing that is booked from now on.
 */
export const renewKeeper = async (
  within: Kysely<Tables>,
  cookies: Readonly<Record<string, string>>,
  { issue }: IssuedSecrets,
): Promise<readonly Cookie[]> => {
  const before = keeperIn(cookies);
  if (before === null) return [];
  const fresh = issue();
  const rows = await within
    .deleteFrom('kept_flow')
    .where('keeper', '=', hashOf(before))
    .returningAll()
    .execute();
  for (const row of rows) {
    const place = `${row.flow} ${row.revision}`;
    const content = unsealed(row.sealed, before, place);
    if (content === null) continue;
    await within
      .insertInto('kept_flow')
      .values({ ...row, keeper: hashOf(fresh), sealed: sealed(content, fresh, place) })
      .execute();
  }
  return [changeKeeper(fresh, before)];
};
