import { type Kysely, sql } from 'kysely';
import { mayPay, type WalletCard, walletCardStates, walletCardTypes } from '#domain/fare/wallet-card.ts';
import { granted, refused } from '#domain/values/answer.ts';
import { cardOf, tokenFor } from '#server/counterparts/bank/cards.ts';
import { testCardNamed } from '#server/counterparts/bank/test-cards.ts';
import type { Gate } from '#server/platform/gate.ts';
import { answerInTransaction } from '#server/platform/store/answer-in-transaction.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { inTransaction } from '#server/platform/store/transaction.ts';
import type { Owner, Wallet } from './wallet.ts';
import { countCodeTo, giveBack, giveBackProved } from './wallet-code-budgets.ts';
import { beginCode, type CodeDeps, proveCode, repeatCode } from './wallet-codes.ts';

type Row = Tables['wallet_card'];

const cardIn = (row: Row, now: number): WalletCard => ({
  id: row.id,
  alias: row.alias,
  lastFour: row.last_four,
  isDefault: row.is_default,
  state:
    row.good_until <= now ? 'expired' : (walletCardStates.find((state) => state === row.state) ?? 'inactive'),
  type: walletCardTypes.find((type) => type === row.type) ?? 'unknown',
});

/** Whether a card may still belong to somebody; who is found here does not leave before the transaction ends. */
type IsMember = (within: Kysely<Tables>, owner: number) => Promise<boolean>;

const removed = { state: 'removed', is_default: false, phone: '' } as const;

/** A name belongs to the card that was proved under it; a draft nobody proved gives its name up to the next one. */
const saveDraft = (db: Kysely<Tables>, row: Row, isMember: IsMember) =>
  answerInTransaction(db, async (within) => {
    if (!(await isMember(within, row.owner))) return refused('sign-in-needed');
    await within
      .updateTable('wallet_card')
      .set(removed)
      .where('owner', '=', row.owner)
      .where('alias', '=', row.alias)
      .where('state', '=', 'draft')
      .execute();
    const named = await within
      .selectFrom('wallet_card')
      .select('id')
      .where('owner', '=', row.owner)
      .where('alias', '=', row.alias)
      .where('state', '!=', 'removed')
      .executeTakeFirst();
    if (named !== undefined) return refused('wallet-alias-taken');
    await within.insertInto('wallet_card').values(row).execute();
    return granted(null);
  });

/** The simulated wallet of this same server. */
export const simulatedWallet = (
  deps: CodeDeps & { readonly gate: Gate; readonly isMember: IsMember },
): Wallet => {
  const { db, clock, gate, isMember } = deps;

  const rowsOf = (owner: Owner) =>
    db
      .selectFrom('wallet_card')
      .selectAll()
      .where('owner', '=', owner.id)
      .where('state', '!=', 'removed')
      .orderBy('added_at')
      .execute();

  const rowOf = async (owner: Owner, cardId: string): Promise<Row | undefined> =>
    (await rowsOf(owner)).find(({ id }) => id === cardId);

  const answering = async <Result>(call: () => Promise<Result>): Promise<Result> => {
    if ((await gate('wallet')).kind !== 'pass') throw new Error('The wallet does not answer.');
    return call();
  };

  const change = async (owner: Owner, cardId: string, set: Partial<Row>): Promise<boolean> => {
    const { numUpdatedRows } = await db
      .updateTable('wallet_card')
      .set(set)
      .where('owner', '=', owner.id)
      .where('id', '=', cardId)
      .where('state', '!=', 'removed')
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  };

  const makeDefault = (owner: Owner, cardId: string): Promise<boolean> =>
    inTransaction(db, async (within) => {
      const chosen = await within
        .selectFrom('wallet_card')
        .select('id')
        .where('owner', '=', owner.id)
        .where('id', '=', cardId)
        .where('state', '!=', 'removed')
        .executeTakeFirst();
      if (chosen === undefined) return false;
      await within
        .updateTable('wallet_card')
        .set({ is_default: sql<boolean>`id = ${cardId}` })
        .where('owner', '=', owner.id)
        .execute();
      return true;
    });

  return {
    cards: (owner) => answering(async () => (await rowsOf(owner)).map((row) => cardIn(row, clock.now()))),
    add: (owner, { token, alias, isDefault }) =>
      answering(async () => {
        const now = clock.now();
        const card = await cardOf(db, token, now);
        if (card === null) return refused('card-not-found');
        const id = crypto.randomUUID();
        const row = {
          id,
          owner: owner.id,
          alias,
          card: card.name,
          last_four: card.lastFour,
          type: testCardNamed(card.name).type,
          state: 'draft',
          is_default: false,
          good_until: card.goodUntil,
          added_at: now,
          holder_hash: card.holderHash ?? null,
          phone: owner.phone,
        };
        // Before anything is kept: a draft of that name would give its place up, and its code.
        const counted = await countCodeTo(deps, owner, row);
        if (counted === null) return refused('too-many-tries');
        const saved = await saveDraft(db, row, isMember);
        if (!saved.ok) {
          await giveBack(deps, counted);
          return saved;
        }
        if (isDefault) await makeDefault(owner, id);
        return granted(await beginCode(deps, owner, row));
      }),
    sendCode: (owner, cardId) =>
      answering(async () => {
        const row = await rowOf(owner, cardId);
        if (row === undefined) return refused('wallet-card-unknown');
        if (!mayPay(cardIn(row, clock.now()))) return refused('wallet-card-not-ready');
        return granted(await beginCode(deps, owner, row));
      }),
    sendAgain: (owner, verification) => answering(() => repeatCode(deps, owner, verification)),
    verify: (owner, proof) =>
      answering(async () => {
        const proved = await proveCode(deps, owner, proof);
        if (!proved.ok) return proved;
        const { cardId, isFirst } = proved.value;
        const row = await rowOf(owner, cardId);
        if (row === undefined) return refused('sms-code-old');
        if (isFirst) await giveBackProved(deps, row);
        await change(owner, row.id, { state: 'active' });
        const card = {
          name: row.card,
          lastFour: row.last_four,
          isProved: true,
          goodUntil: row.good_until,
          holderHash: row.holder_hash,
        };
        return granted({ cardId, isFirst, token: await tokenFor(db, card, clock.now()) });
      }),
    remove: (owner, cardId) =>
      answering(async () => {
        const isDone = await change(owner, cardId, removed);
        return isDone ? granted(null) : refused('wallet-card-unknown');
      }),
    forget: (memberId) =>
      answering(async () => {
        await db.deleteFrom('wallet_code').where('owner', '=', memberId).execute();
        await db.deleteFrom('wallet_card').where('owner', '=', memberId).execute();
      }),
    makeDefault: (owner, cardId) =>
      answering(async () =>
        (await makeDefault(owner, cardId)) ? granted(null) : refused('wallet-card-unknown'),
      ),
  };
};
