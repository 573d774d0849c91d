import { tokenFor } from '#server/counterparts/bank/cards.ts';
import type { Assets } from '#server/platform/http/assets.ts';
import { advanceDuePayments } from '#server/sale/settlement/payment-worker.ts';
import { openTestShop, type TestShop } from '../open-test-shop.ts';
import { type PlainDesk, plainDesk } from './plain-desk.ts';

/** A real shop with a plain desk behind every payment, whose hour and bank the test turns. */
export type PaymentShop = TestShop & {
  readonly desk: PlainDesk;
  readonly bankOrigin: string;
  readonly tokenOf: (card: string) => Promise<string>;
  readonly pass: (milliseconds: number) => Promise<void>;
  readonly silenceBank: () => Promise<void>;
  readonly restoreBank: () => Promise<void>;
  /** One round of the reconciler, as any process of the shop makes it. */
  readonly reconcile: () => Promise<number>;
};

const farAhead = Date.UTC(2099, 0, 1);

export const openPaymentShop = async (assets: Assets = () => null): Promise<PaymentShop> => {
  const desk = plainDesk();
  const make = () => desk;
  const shop = await openTestShop({
    parts: {
      assets,
      desks: { sale: make, 'reservation-to-sale': make, change: make, 'extra-services': make, package: make },
    },
  });
  const { app, world } = shop.open;
  const turn = async (command: Parameters<NonNullable<typeof world>['carryOut']>[0]) =>
    world?.carryOut(command);
  return {
    ...shop,
    desk,
    bankOrigin: app.settings.cardOrigin,
    tokenOf: (name) =>
      tokenFor(app.db, { name, lastFour: '0018', isProved: false, goodUntil: farAhead }, app.clock.now()),
    pass: (by) => turn({ do: 'move-clock', by }),
    silenceBank: () => turn({ do: 'meet', name: 'bank', with: { kind: 'refuse', status: 503 }, times: null }),
    restoreBank: () => turn({ do: 'let-pass', name: 'bank' }),
    reconcile: () => advanceDuePayments({ ...app, deskFor: make }),
  };
};
