import type { WalletCardState } from '#domain/fare/wallet-card.ts';
import type { MessageId } from '#i18n/message-id.ts';
import type { WalletAction } from '#machines/masterpass/masterpass.model.ts';

/** S-21: what a card of the wallet is. */
export const stateWords: Readonly<Record<WalletCardState, MessageId>> = {
  draft: 'wallet.card.draft',
  activated: 'wallet.card.activated',
  active: 'wallet.card.active',
  inactive: 'wallet.card.inactive',
  blocked: 'wallet.card.blocked',
  removed: 'wallet.card.removed',
  expired: 'wallet.card.expired',
};

/** What was last done in the wallet. */
export const actionWords: Readonly<Record<WalletAction, MessageId>> = {
  added: 'wallet.done.added',
  removed: 'wallet.done.removed',
  'made-default': 'wallet.done.made-default',
};
