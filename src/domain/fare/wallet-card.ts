export const walletCardStates = [
  'draft',
  'activated',
  'active',
  'inactive',
  'blocked',
  'removed',
  'expired',
] as const;

export type WalletCardState = (typeof walletCardStates)[number];

export const walletCardTypes = ['credit', 'debit', 'unknown'] as const;

export type WalletCardType = (typeof walletCardTypes)[number];

/** A card in a member's wallet, masked to its last four digits. */
export type WalletCard = {
  readonly id: string;
  readonly alias: string;
  readonly lastFour: string;
  readonly isDefault: boolean;
  readonly state: WalletCardState;
  readonly type: WalletCardType;
};

/** A card pays only once its holder has proved it. */
export const mayPay = ({ state }: Pick<WalletCard, 'state'>): boolean =>
  state === 'active' || state === 'activated';
