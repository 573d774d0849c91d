import type { WalletSnapshot } from './wallet-actor.ts';

/** What part of the wallet is shown. */
export const partOf = (snapshot: WalletSnapshot) => {
  if (snapshot.matches('settling')) return 'settling';
  if (snapshot.matches({ open: 'proving' })) return 'code';
  if (snapshot.matches({ open: 'adding' }) || snapshot.matches({ open: 'sendingCard' })) return 'adding';
  if (snapshot.matches({ open: 'loading' })) return 'loading';
  return snapshot.matches({ open: 'unreached' }) ? 'unreached' : 'cards';
};

/** What is being asked while the cards stand. */
export const askedOf = (snapshot: WalletSnapshot) => {
  if (snapshot.matches({ open: 'askingCode' })) return 'code';
  if (snapshot.matches({ open: 'deleting' })) return 'deletion';
  return snapshot.matches({ open: 'makingDefault' }) ? 'default' : null;
};

export const isBrowsing = (snapshot: WalletSnapshot) => snapshot.matches({ open: 'browsing' });
export const isConfirming = (snapshot: WalletSnapshot) => snapshot.matches({ open: 'confirming' });
export const isSending = (snapshot: WalletSnapshot) => snapshot.matches({ open: 'sendingCard' });
export const isVerifying = (snapshot: WalletSnapshot) => snapshot.matches({ open: { proving: 'verifying' } });
export const isResending = (snapshot: WalletSnapshot) => snapshot.matches({ open: { proving: 'resending' } });
/** Something is asked of the wallet while its cards, its form or its code stand. */
const isAnswerDue = (snapshot: WalletSnapshot) =>
  askedOf(snapshot) !== null || isSending(snapshot) || isVerifying(snapshot) || isResending(snapshot);
/** What was said stands above the cards: they lie where they lay while it is asked whether one is to go. */
export const isMessageKept = (snapshot: WalletSnapshot) => isAnswerDue(snapshot) || isConfirming(snapshot);
export const isLapsed = (snapshot: WalletSnapshot) => snapshot.matches({ open: { proving: 'lapsed' } });
export const mayEnterCode = (snapshot: WalletSnapshot) => snapshot.can({ type: 'code.entered', code: '' });
export const mayResend = (snapshot: WalletSnapshot) => snapshot.can({ type: 'code.resent' });
export const mayLeaveCode = (snapshot: WalletSnapshot) => snapshot.can({ type: 'code.left' });
export const mayLeave = (snapshot: WalletSnapshot) => snapshot.can({ type: 'wallet.left' });
export const mayAskOutcome = (snapshot: WalletSnapshot) => snapshot.can({ type: 'outcome.asked' });
