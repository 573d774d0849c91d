import type { Kysely } from 'kysely';
import type { OperationRequest } from '#server/platform/http/operation.ts';
import { type KeyedCall, secretOf } from '#server/platform/once/answer-once.ts';
import { hashOf } from '#server/platform/secret.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { callerSubjectOf } from '#server/platform/tries/caller-subject.ts';
import { browserSecretsIn } from './booking-cookie.ts';
import { actingKeeperOf } from './keeper.ts';
import { basketIn, bookedBasketIn } from './party-of.ts';

type Caller = Pick<OperationRequest<unknown>, 'callerAddress' | 'cookies' | 'session'>;

/** What a browser is known by, beginning with what stays when its address changes or its member's session ends. */
const ownersOf = ({ cookies, session, callerAddress }: Caller): readonly string[] => [
  ...[
    actingKeeperOf({ cookies, session }),
    basketIn(cookies),
    ...browserSecretsIn(cookies),
    bookedBasketIn(cookies),
  ].filter((secret) => secret !== null),
  ...(session === null ? [] : [`member ${session.userId}`]),
  callerSubjectOf(callerAddress),
];

/** Whose a key is: whoever used it before, where this is the same browser; else the best that this one is known by. */
export const keyOwner = async (
  db: Kysely<Tables>,
  { name, key }: Pick<KeyedCall, 'key' | 'name'>,
  caller: Caller,
): Promise<string> => {
  const owners = ownersOf(caller).map((owner) => ({
    owner,
    keyHash: hashOf(secretOf({ name, owner, key })),
  }));
  const used = await db
    .selectFrom('answered_call')
    .select('key_hash')
    .where(
      'key_hash',
      'in',
      owners.map(({ keyHash }) => keyHash),
    )
    .execute();
  const known = owners.find(({ keyHash }) => used.some(({ key_hash }) => key_hash === keyHash));
  return (known ?? owners[0])?.owner ?? '';
};
