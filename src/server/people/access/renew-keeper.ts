import type { Kysely } from 'kysely';
import { copyBrowserKeys } from '#server/people/access/booking-keys.ts';
import { keeperIn, setKeeper } from '#server/people/access/keeper.ts';
import type { Cookie } from '#server/platform/http/cookie.ts';
import type { IssuedSecrets } from '#server/platform/issued-secrets.ts';
import { sealed, unsealed } from '#server/platform/sealing.ts';
import { hashOf } from '#server/platform/secret.ts';
import type { Tables } from '#server/platform/store/tables.ts';

type Renewing = { readonly before: string; readonly fresh: string };

const copyFlows = async (within: Kysely<Tables>, { before, fresh }: Renewing): Promise<void> => {
  const rows = await within
    .selectFrom('kept_flow')
    .selectAll()
    .where('keeper', '=', hashOf(before))
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
};

/**
 * What a guest's browser keeps goes on with the member under another secret. Whoever was given the one before, or left
 * it there for the next to log in, is left a copy of what they could read anyway: they read nothing of the member and act
 * on nothing that is booked from now on. Where the answer with the new secret is lost, the one before opens all of it still.
 */
export const renewKeeper = async (
  within: Kysely<Tables>,
  cookies: Readonly<Record<string, string>>,
  { issue }: IssuedSecrets,
): Promise<readonly Cookie[]> => {
  const before = keeperIn(cookies);
  if (before === null) return [];
  const renewing = { before, fresh: issue() };
  await copyFlows(within, renewing);
  // What another device booked while both kept together is this one's to act on still.
  await copyBrowserKeys(within, before, renewing.fresh);
  return [setKeeper(renewing.fresh)];
};
