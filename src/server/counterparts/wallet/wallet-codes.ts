import { randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import { type Answer, granted, refused } from '#domain/answer.ts';
import { smsCode } from '#domain/sms-code.ts';
import { sayIn } from '#i18n/say.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import type { Clock } from '#server/clock.ts';
import type { Sms } from '#server/counterparts/sms/sms.ts';
import { hashOf } from '#server/secret.ts';
import type { Tables } from '#server/store/tables.ts';
import type { Owner, Verification } from './wallet.ts';

export type CodeGround = { readonly db: Kysely<Tables>; readonly clock: Clock; readonly sms: Sms };

type Code = Tables['wallet_code'];

const newCode = (): string => String(randomInt(10 ** smsCode.digits)).padStart(smsCode.digits, '0');

const verificationOf = ({ id, sent_at: sentAt }: Pick<Code, 'id' | 'sent_at'>): Verification => ({
  id,
  expiresAt: sentAt + smsCode.life,
  resendAt: sentAt + smsCode.resendAfter,
});

const tell = async ({ sms }: CodeGround, { phone, language }: Owner, code: string): Promise<void> => {
  const say = sayIn(language, wholeCatalogue(language));
  await sms.send({ to: phone, language, text: say('sms.wallet-code', { code }) });
};

/** Sends a new code for a card, bound to it and to the session. */
export const beginCode = async (ground: CodeGround, owner: Owner, cardId: string): Promise<Verification> => {
  const { db, clock } = ground;
  const code = newCode();
  const id = crypto.randomUUID();
  const now = clock.now();
  await db
    .deleteFrom('wallet_code')
    .where('sent_at', '<=', now - smsCode.life)
    .execute();
  const row = {
    id,
    owner: owner.id,
    card_id: cardId,
    session_id: owner.session,
    code_hash: hashOf(`${id} ${code}`),
    sent_at: now,
    tries: 0,
  };
  await db.insertInto('wallet_code').values(row).execute();
  await tell(ground, owner, code);
  return verificationOf(row);
};

const ownCode = (db: Kysely<Tables>, owner: Owner, id: string, now: number) =>
  db
    .selectFrom('wallet_code')
    .selectAll()
    .where('id', '=', id)
    .where('owner', '=', owner.id)
    .where('session_id', '=', owner.session)
    .where('sent_at', '>', now - smsCode.life)
    .executeTakeFirst();

/** Sends another code in place of the one before, once a minute. */
export const repeatCode = async (
  ground: CodeGround,
  owner: Owner,
  id: string,
): Promise<Answer<Verification, 'sms-too-soon' | 'sms-code-old'>> => {
  const { db, clock } = ground;
  const now = clock.now();
  if ((await ownCode(db, owner, id, now)) === undefined) return refused('sms-code-old');
  const code = newCode();
  const moved = await db
    .updateTable('wallet_code')
    .set({ code_hash: hashOf(`${id} ${code}`), sent_at: now })
    .where('id', '=', id)
    .where('sent_at', '<=', now - smsCode.resendAfter)
    .returning(['id', 'sent_at'])
    .executeTakeFirst();
  if (moved === undefined) return refused('sms-too-soon');
  await tell(ground, owner, code);
  return granted(verificationOf(moved));
};

/** Counts the try first; the right code is taken away, so that it proves once. */
export const proveCode = async (
  { db, clock }: CodeGround,
  owner: Owner,
  id: string,
  code: string,
): Promise<Answer<string, 'sms-code-wrong' | 'sms-code-old'>> => {
  const counted = await db
    .updateTable('wallet_code')
    .set((set) => ({ tries: set('tries', '+', 1) }))
    .where('id', '=', id)
    .where('owner', '=', owner.id)
    .where('session_id', '=', owner.session)
    .where('tries', '<', smsCode.tries)
    .where('sent_at', '>', clock.now() - smsCode.life)
    .returning('card_id')
    .executeTakeFirst();
  if (counted === undefined) return refused('sms-code-old');
  const taken = await db
    .deleteFrom('wallet_code')
    .where('id', '=', id)
    .where('code_hash', '=', hashOf(`${id} ${code}`))
    .returning('card_id')
    .executeTakeFirst();
  return taken === undefined ? refused('sms-code-wrong') : granted(taken.card_id);
};
