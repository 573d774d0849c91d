import type * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import type { RefusalName } from '#contract/refusals.ts';
import {
  addWalletCard,
  deleteWalletCard,
  generateWalletToken,
  makeDefaultWalletCard,
  resendWalletCode,
  verifyWalletCard,
  walletCards,
  walletFrame,
} from '#contract/wallet.ts';
import { granted, refused } from '#domain/answer.ts';
import { cardPath } from '#server/counterparts/bank/card-page.ts';
import type { Owner } from '#server/counterparts/wallet/wallet.ts';
import type { House } from '#server/house.ts';
import { type Operation, operation, type Said } from '#server/http/operation.ts';
import { walletOwner } from './wallet-owner.ts';

const minute = 60_000;
const codesAMinute = 5;

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
): Operation =>
  operation(call, async ({ body, session, language }, house) => {
    if (session === null) return refused('sign-in-needed');
    return answer(await walletOwner(session, language, house), body, house);
  });

const maySend = ({ allow }: House, { id }: Owner): boolean =>
  allow(`wallet-code ${id}`, codesAMinute, minute);

export const walletCalls: readonly Operation[] = [
  operation(walletFrame, ({ language }, { settings }) =>
    Promise.resolve(
      granted({ url: `${settings.cardOrigin}${cardPath}?${new URLSearchParams({ dil: language })}` }),
    ),
  ),
  ofOwner(walletCards, async (owner, _body, { wallet }) =>
    granted({ cards: [...(await wallet.cards(owner))] }),
  ),
  ofOwner(addWalletCard, async (owner, { cardToken, alias, isDefault }, house) =>
    maySend(house, owner)
      ? house.wallet.add(owner, { token: cardToken, alias, isDefault: isDefault === true })
      : refused('too-many-tries'),
  ),
  ofOwner(generateWalletToken, async (owner, { cardId }, house) =>
    maySend(house, owner) ? house.wallet.sendCode(owner, cardId) : refused('too-many-tries'),
  ),
  ofOwner(resendWalletCode, (owner, { verification }, { wallet }) => wallet.sendAgain(owner, verification)),
  ofOwner(verifyWalletCard, async (owner, { verification, code }, { wallet }) => {
    const proved = await wallet.verify(owner, { verification, code, deed: crypto.randomUUID() });
    return proved.ok ? granted({ cardId: proved.value.cardId }) : proved;
  }),
  ofOwner(deleteWalletCard, (owner, { cardId }, { wallet }) => wallet.remove(owner, cardId)),
  ofOwner(makeDefaultWalletCard, (owner, { cardId }, { wallet }) => wallet.makeDefault(owner, cardId)),
];
