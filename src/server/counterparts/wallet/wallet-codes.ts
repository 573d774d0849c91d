import { randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import { type Answer, granted, refused } from '#domain/values/answer.ts';
import type { Language } from '#domain/values/language.ts';
import { smsCode } from '#domain/values/sms-code.ts';
import { sayIn } from '#i18n/say.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import type { Sms } from '#server/counterparts/sms/sms.ts';
import type { Clock } from '#server/platform/clock.ts';
import { hashOf } from '#server/platform/secret.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import type { Owner, Proof, ProvedCard, Verification } from './wallet.ts';
import { type Card, countCodeTo, giveBack } from './wallet-code-budgets.ts';

export type CodeDeps = { readonly db: Kysely<Tables>; readonly clock: Clock; readonly sms: Sms };

type Code = Tables['wallet_code'];

const newCode = (): string => String(randomInt(10 ** smsCode.digits)).padStart(smsCode.digits, '0');

const verificationOf = ({ id, sent_at: sentAt }: Pick<Code, 'id' | 'sent_at'>): Verification => ({
  id,
  expiresAt: sentAt + smsCode.life,
  resendAt: sentAt + smsCode.resendAfter,
});

const sendCode = async (
  { sms }: CodeDeps,
  { phone }: Card,
  language: Language,
  code: string,
): Promise<void> => {
  const say = sayIn(language, wholeCatalogue(language));
  await sms.send({ to: phone, language, text: say('sms.wallet-code', { code }) });
};

/** Sends a new code for a card, bound to it and to the session. */
export const beginCode = async (deps: CodeDeps, owner: Owner, card: Card): Promise<Verification> => {
  const { db, clock } = deps;
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
    card_id: card.id,
    session_id: owner.session,
    code_hash: hashOf(`${id} ${code}`),
    sent_at: now,
    tries: 0,
  };
  await db.insertInto('wallet_code').values(row).execute();
  await sendCode(deps, card, owner.language, code);
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

const cardOf = (db: Kysely<Tables>, { card_id: id }: Code): Promise<Card | undefined> =>
  db
    .selectFrom('wallet_card')
    .select(['id', 'owner', 'phone', 'state'])
    .where((row) => row.and([row('id', '=', id), row('state', '!=', 'removed')]))
    .executeTakeFirst();

/** Sends another code in place of the one before, once a minute. It is guessed at anew, so it may be tried as often. */
export const repeatCode = async (
  deps: CodeDeps,
  owner: Owner,
  id: string,
): Promise<Answer<Verification, 'sms-too-soon' | 'sms-code-old'>> => {
  const { db, clock } = deps;
  const now = clock.now();
  const openCode = await ownCode(db, owner, id, now);
  if (openCode === undefined || openCode.tries >= smsCode.tries) return refused('sms-code-old');
  const card = await cardOf(db, openCode);
  if (card === undefined) return refused('sms-code-old');
  if (openCode.sent_at > now - smsCode.resendAfter) return refused('sms-too-soon');
  const counted = await countCodeTo(deps, owner, card);
  if (counted === null) return refused('sms-too-soon');
  const code = newCode();
  const moved = await db
    .updateTable('wallet_code')
    .set({ code_hash: hashOf(`${id} ${code}`), sent_at: now, tries: 0 })
    .where('id', '=', id)
    .where('tries', '<', smsCode.tries)
    .where('sent_at', '<=', now - smsCode.resendAfter)
    .returning(['id', 'sent_at'])
    .executeTakeFirst();
  if (moved === undefined) {
    await giveBack(deps, counted);
    return refused('sms-too-soon');
  }
  await sendCode(deps, card, owner.language, code);
  return granted(verificationOf(moved));
};

type Proved = Answer<Pick<ProvedCard, 'cardId' | 'isFirst'>, 'sms-code-wrong' | 'sms-code-old'>;

/**
 * Counts the try first. The right code proves one action, and that as often as it is said: what is kept of it afterwards
 * fits that action alone, and has no tries left.
 */
export const proveCode = async (
  { db, clock }: CodeDeps,
  owner: Owner,
  { verification: id, code, action }: Proof,
): Promise<Proved> => {
  const now = clock.now();
  const proved = hashOf(`${id} ${code} ${action}`);
  const counted = await db
    .updateTable('wallet_code')
    .set((row) => {
      const isRight = row('code_hash', '=', hashOf(`${id} ${code}`));
      return {
        code_hash: row.case().when(isRight).then(proved).else(row.ref('code_hash')).end(),
        tries: row
          .case()
          .when(isRight)
          .then(smsCode.tries)
          .else(row('tries', '+', 1))
          .end(),
      };
    })
    .where('id', '=', id)
    .where('owner', '=', owner.id)
    .where('session_id', '=', owner.session)
    .where('tries', '<', smsCode.tries)
    .where('sent_at', '>', now - smsCode.life)
    .returning('id')
    .executeTakeFirst();
  const openCode = await ownCode(db, owner, id, now);
  if (openCode?.code_hash === proved)
    return granted({ cardId: openCode.card_id, isFirst: counted !== undefined });
  return refused(counted === undefined ? 'sms-code-old' : 'sms-code-wrong');
};
