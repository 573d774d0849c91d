import type * as z from 'zod/mini';
import {
  addWalletCard,
  deleteWalletCard,
  generateWalletToken,
  makeDefaultWalletCard,
  resendWalletCode,
  verifyWalletCard,
  walletCards,
  walletFrame,
} from '#contract/payments/wallet.ts';
import type { Endpoint } from '#contract/wire/endpoint.ts';
import type { RefusalName } from '#contract/wire/refusals.ts';
import { parseWalletAlias } from '#domain/fare/wallet-alias.ts';
import { type Answer, granted, refused } from '#domain/values/answer.ts';
import { cardPath } from '#server/counterparts/bank/card-page.ts';
import type { Owner } from '#server/counterparts/wallet/wallet.ts';
import type { Operation, OperationResult } from '#server/platform/http/operation.ts';
import type { AppContext } from '#server/sale/context/app-context.ts';
import { operation } from '#server/sale/context/operation.ts';
import { giveCodeBack, maySendCode } from './wallet-budget.ts';
import { walletOwner } from './wallet-owner.ts';

/** A call of a member about their own wallet. */
const ofOwner = <
  Body extends z.ZodMiniType,
  Granted extends z.ZodMiniType,
  const Refusal extends RefusalName,
>(
  call: Endpoint<Body, Granted, Refusal | 'sign-in-needed'>,
  answer: (
    owner: Owner,
    body: z.output<Body>,
    app: AppContext,
  ) => Promise<OperationResult<z.output<Granted>, Refusal | 'sign-in-needed'>>,
): Operation<AppContext> =>
  operation(call, async (asked, app) => {
    const { body, session } = asked;
    if (session === null) return refused('sign-in-needed');
    return answer(await walletOwner(session, asked, app), body, app);
  });

/** Sends a code where one more may be sent; refused otherwise. */
const sending = async <Sent, Refusal extends string, const TooMany extends string>(
  owner: Owner,
  app: AppContext,
  tooMany: TooMany,
  send: () => Promise<Answer<Sent, Refusal>>,
): Promise<Answer<Sent, Refusal | TooMany>> => {
  if (!(await maySendCode(owner, app))) return refused(tooMany);
  const sent = await send();
  if (!sent.ok) await giveCodeBack(owner, app);
  return sent;
};

export const walletCalls: readonly Operation<AppContext>[] = [
  operation(walletFrame, ({ language }, { settings }) =>
    Promise.resolve(
      granted({ url: `${settings.cardOrigin}${cardPath}?${new URLSearchParams({ dil: language })}` }),
    ),
  ),
  ofOwner(walletCards, async (owner, _body, { wallet }) =>
    granted({ cards: [...(await wallet.cards(owner))] }),
  ),
  ofOwner(addWalletCard, (owner, { cardToken: token, alias, isDefault }, app) =>
    sending(owner, app, 'too-many-tries', () =>
      app.wallet.add(owner, { token, alias: parseWalletAlias(alias), isDefault: isDefault === true }),
    ),
  ),
  ofOwner(generateWalletToken, (owner, { cardId }, app) =>
    sending(owner, app, 'too-many-tries', () => app.wallet.sendCode(owner, cardId)),
  ),
  ofOwner(resendWalletCode, (owner, { verification }, app) =>
    sending(owner, app, 'sms-too-soon', () => app.wallet.sendAgain(owner, verification)),
  ),
  ofOwner(verifyWalletCard, async (owner, { verification, code }, app) => {
    const proved = await app.wallet.verify(owner, { verification, code, action: crypto.randomUUID() });
    if (!proved.ok) return proved;
    await giveCodeBack(owner, app);
    return granted({ cardId: proved.value.cardId });
  }),
  ofOwner(deleteWalletCard, (owner, { cardId }, { wallet }) => wallet.remove(owner, cardId)),
  ofOwner(makeDefaultWalletCard, (owner, { cardId }, { wallet }) => wallet.makeDefault(owner, cardId)),
];
