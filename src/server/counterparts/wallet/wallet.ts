import type { WalletCard } from '#domain/fare/wallet-card.ts';
import type { Answer } from '#domain/values/answer.ts';
import type { Language } from '#domain/values/language.ts';

/** Whose wallet it is, in which session, and where the codes of a card go that is added now. */
export type Owner = {
  readonly id: number;
  readonly session: string;
  readonly phone: string;
  /** Where they ask from, as it is counted. */
  readonly area: string;
  readonly language: Language;
};

/** A code was sent: until when it holds, and from when a new one may be asked for. */
export type Verification = {
  readonly id: string;
  readonly expiresAt: number;
  readonly resendAt: number;
};

/** A code, and what it is to prove: the same said again is proved again. */
export type Proof = { readonly verification: string; readonly code: string; readonly action: string };

export type ProvedCard = {
  readonly cardId: string;
  readonly token: string;
  /** Whether the code was said for the first time, and not the same once more. */
  readonly isFirst: boolean;
};

export type NewCard = { readonly token: string; readonly alias: string; readonly isDefault: boolean };

/** The wallet that keeps members' cards: a provider is plugged in here. */
export type Wallet = {
  readonly cards: (owner: Owner) => Promise<readonly WalletCard[]>;
  readonly add: (
    owner: Owner,
    card: NewCard,
  ) => Promise<
    Answer<Verification, 'card-not-found' | 'sign-in-needed' | 'too-many-tries' | 'wallet-alias-taken'>
  >;
  /** Sends a code with which a card may pay, to the phone it was added with. */
  readonly sendCode: (
    owner: Owner,
    cardId: string,
  ) => Promise<Answer<Verification, 'wallet-card-unknown' | 'wallet-card-not-ready'>>;
  readonly sendAgain: (
    owner: Owner,
    verification: string,
  ) => Promise<Answer<Verification, 'sms-too-soon' | 'sms-code-old'>>;
  /** Proves the holder and gives a token the bank takes without asking again. A code proves one action. */
  readonly verify: (
    owner: Owner,
    proof: Proof,
  ) => Promise<Answer<ProvedCard, 'sms-code-wrong' | 'sms-code-old'>>;
  readonly remove: (owner: Owner, cardId: string) => Promise<Answer<null, 'wallet-card-unknown'>>;
  /** Forgets every card of a member who is one no more. Asked again it does nothing. */
  readonly forget: (memberId: number) => Promise<void>;
  readonly makeDefault: (owner: Owner, cardId: string) => Promise<Answer<null, 'wallet-card-unknown'>>;
};
