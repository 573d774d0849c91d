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
import { walletAliasTyped } from '#domain/fare/wallet-alias.ts';
import { type Answer, granted, refused } from '#domain/values/answer.ts';
import { cardPath } from '#server/counterparts/bank/card-page.ts';
import type { Owner } from '#server/counterparts/wallet/wallet.ts';
import type { Operation, Said } from '#server/platform/http/operation.ts';
import type { House } from '#server/sale/context/house.ts';
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
    house: House,
  ) => Promise<Said<z.output<Granted>, Refusal | 'sign-in-needed'>>,
): Operation<House> =>
  operation(call, async ({ body, session, language }, house) => {
    if (session === null) return refused('sign-in-needed');
    return answer(await walletOwner(session, language, house), body, house);
  });

/** Sends a code where one more may be sent; refused otherwise. */
const sending = async <Sent, Refusal extends string, const TooMany extends string>(
  owner: Owner,
  house: House,
  tooMany: TooMany,
  send: () => Promise<Answer<Sent, Refusal>>,
): Promise<Answer<Sent, Refusal | TooMany>> => {
  if (!(await maySendCode(owner, house))) return refused(tooMany);
  const sent = await send();
  if (!sent.ok) await giveCodeBack(owner, house);
  return sent;
};

export const walletCalls: readonly Operation<House>[] = [
  operation(walletFrame, ({ language }, { settings }) =>
    Promise.resolve(
      granted({ url: `${settings.cardOrigin}${cardPath}?${new URLSearchParams({ dil: language })}` }),
    ),
  ),
  ofOwner(walletCards, async (owner, _body, { wallet }) =>
    granted({ cards: [...(await wallet.cards(owner))] }),
  ),
  ofOwner(addWalletCard, (owner, { cardToken: token, alias, isDefault }, house) =>
    sending(owner, house, 'too-many-tries', () =>
      house.wallet.add(owner, { token, alias: walletAliasTyped(alias), isDefault: isDefault === true }),
    ),
  ),
  ofOwner(generateWalletToken, (owner, { cardId }, house) =>
    sending(owner, house, 'too-many-tries', () => house.wallet.sendCode(owner, cardId)),
  ),
  ofOwner(resendWalletCode, (owner, { verification }, house) =>
    sending(owner, house, 'sms-too-soon', () => house.wallet.sendAgain(owner, verification)),
  ),
  ofOwner(verifyWalletCard, async (owner, { verification, code }, house) => {
    const proved = await house.wallet.verify(owner, { verification, code, deed: crypto.randomUUID() });
    if (!proved.ok) return proved;
    await giveCodeBack(owner, house);
    return granted({ cardId: proved.value.cardId });
  }),
  ofOwner(deleteWalletCard, (owner, { cardId }, { wallet }) => wallet.remove(owner, cardId)),
  ofOwner(makeDefaultWalletCard, (owner, { cardId }, { wallet }) => wallet.makeDefault(owner, cardId)),
];
