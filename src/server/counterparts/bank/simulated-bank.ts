import type { Kysely } from 'kysely';
import { granted, refused } from '#domain/values/answer.ts';
import type { OpenAnswer } from '#machines/settlement/settlement.model.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Gate } from '#server/platform/gate.ts';
import type { Settings } from '#server/platform/settings.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { inTransaction } from '#server/platform/store/transaction.ts';
import type { Bank, Opening } from './bank.ts';
import {
  type BankPayment,
  captureUnder,
  closeUnder,
  openUnder,
  paymentNamed,
  paymentUnder,
  refundUnder,
  wordOn,
} from './bank-payments.ts';
import { cardOf, holderHashOf } from './cards.ts';
import { readSignedReturn } from './signed-return.ts';
import { testCardNamed } from './test-cards.ts';

export const acsPath = '/3d';
/** Where the bank sends the browser back to in the shop. */
export const termPath = '/odeme/3d-donus';

export type BankDeps = {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
  readonly gate: Gate;
  readonly settings: Settings;
};

/** The simulated bank of this same server. It is asked over the world's gate, so that it can be away. */
export const simulatedBank = ({ db, clock, gate, settings }: BankDeps): Bank => {
  const answering = async <Result>(call: () => Promise<Result>): Promise<Result> => {
    if ((await gate('bank')).kind !== 'pass') throw new Error('The bank does not answer.');
    return call();
  };

  const challengeOf = ({ state, md }: BankPayment): OpenAnswer =>
    state === 'closed' || state === 'declined'
      ? refused('operation-failed')
      : granted({
          acsUrl: `${settings.cardOrigin}${acsPath}`,
          paReq: md,
          md,
          termUrl: `${settings.origin}${termPath}`,
        });

  const open = async (asked: Opening): Promise<OpenAnswer> => {
    const known = await paymentUnder(db, asked.key);
    if (known !== undefined) return challengeOf(known);
    const card = await cardOf(db, asked.token, clock.now());
    if (card === null) return refused('card-not-found');
    if (asked.holder !== null && card.holderHash !== holderHashOf(asked.holder)) {
      return refused('holder-wrong');
    }
    const { declines, type } = testCardNamed(card.name);
    if (asked.holder !== null && type === 'debit') return refused('payment-type-unknown');
    if (declines?.at === 'opening') return refused(declines.why);
    return challengeOf(await openUnder(db, asked, card));
  };

  return {
    open: (asked) => answering(() => open(asked)),
    ask: (key) => answering(async () => wordOn(await paymentUnder(db, key))),
    capture: (key, amount) => answering(() => captureUnder(db, key, amount)),
    close: (key) => answering(() => inTransaction(db, (within) => closeUnder(within, key))),
    refund: (key, refundKey, amount) =>
      answering(async () => {
        await inTransaction(db, (within) => refundUnder(within, key, refundKey, amount));
      }),
    keyOf: async (md) => (await paymentNamed(db, md))?.key ?? null,
    readReturn: async (md, paRes) => {
      const payment = await paymentNamed(db, md);
      return payment === undefined ? null : readSignedReturn(paRes, payment.secret);
    },
  };
};
