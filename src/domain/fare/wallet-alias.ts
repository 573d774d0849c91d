import { withoutWhiteSpace, withSingleSpaces } from '#domain/values/white-space.ts';

export const longestWalletAlias = 40;

export type WalletAliasProblem = 'alias-missing' | 'alias-not-one';

/** The name of a card as it is kept. */
export const parseWalletAlias = withSingleSpaces;

/** A card of the wallet has a name that is seen, of at most 40 signs and none that steers a device. */
export const walletAliasProblemOf = (input: string): WalletAliasProblem | null => {
  const alias = parseWalletAlias(input);
  if (withoutWhiteSpace(alias) === '') return 'alias-missing';
  return alias.length > longestWalletAlias || /\p{Cc}/u.test(alias) ? 'alias-not-one' : null;
};
