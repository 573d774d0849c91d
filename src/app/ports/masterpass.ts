import { fromPromise } from 'xstate';
import type { WalletCalls } from '#gateway/payments/wallet-calls.ts';
import type { ServerClock } from '#gateway/wire/server-clock.ts';
import type { MasterpassPorts } from '#machines/masterpass/masterpass.ports.ts';
import { deadlineBy } from './deadline.ts';
import type { LateGateway } from './gateway.ts';

/** Plugs the gateway into the wallet. */
export const masterpassOver = (gateway: LateGateway, clock: ServerClock): MasterpassPorts => {
  const calls = async (): Promise<WalletCalls> => {
    const [{ walletCallsBy }, opened] = await Promise.all([
      import('#gateway/payments/wallet-calls.ts'),
      gateway(),
    ]);
    return walletCallsBy(opened, clock.now);
  };
  const deadline = deadlineBy(clock);
  return {
    loadCards: fromPromise(async ({ signal }) => (await calls()).cards(signal)),
    addCard: fromPromise(async ({ input, signal }) => (await calls()).add(input, signal)),
    askCode: fromPromise(async ({ input, signal }) => (await calls()).askCode(input.cardId, signal)),
    resendCode: fromPromise(async ({ input, signal }) =>
      (await calls()).resendCode(input.verification, signal),
    ),
    verifyCard: fromPromise(async ({ input, signal }) => (await calls()).verify(input, signal)),
    deleteCard: fromPromise(async ({ input, signal }) => (await calls()).remove(input.cardId, signal)),
    makeDefault: fromPromise(async ({ input, signal }) => (await calls()).makeDefault(input.cardId, signal)),
    payByWallet: fromPromise(async ({ input, signal }) => (await calls()).pay(input, signal)),
    resendTime: deadline,
    codeEnd: deadline,
    paymentEnd: deadline,
    nextLook: deadline,
  };
};
