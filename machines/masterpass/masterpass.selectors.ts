import type { SnapshotFrom } from 'xstate';
import { stateNameOf } from '#machines/kit/flow/state-name.ts';
import type { masterpassMachine } from './masterpass.machine.ts';

type Snapshot = SnapshotFrom<typeof masterpassMachine>;

export const stateOf = ({ value }: Snapshot) => stateNameOf(value);
export const cardsOf = ({ context }: Snapshot) => context.cards;
export const chosenCardOf = ({ context: { cards, cardId } }: Snapshot) =>
  cards.find(({ id }) => id === cardId) ?? null;
export const isForPayment = ({ context }: Snapshot) => context.purpose === 'payment';
export const verificationOf = ({ context }: Snapshot) => context.verification;
export const amountOf = ({ context }: Snapshot) => context.amount;
export const aliasOf = ({ context }: Snapshot) => context.alias;
export const isMadeDefault = ({ context }: Snapshot) => context.isDefault === 'yes';
export const actionOf = ({ context }: Snapshot) => context.action;
export const refusalOf = ({ context }: Snapshot) => context.refusal;
export const messageOf = ({ context }: Snapshot) => context.message;
export const againAtOf = ({ context }: Snapshot) => context.againAt;
