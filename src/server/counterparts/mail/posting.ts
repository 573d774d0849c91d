import { type Sending, sendLetters } from './send-letters.ts';

export type Posting = { readonly stop: () => Promise<void> };

const every = 1000;

/** Hands letters over as they become due, until stopped. */
export const startPosting = (sending: Sending): Posting => {
  let sent = Promise.resolve();
  const round = async (): Promise<void> => {
    try {
      await sendLetters(sending);
    } catch (reason) {
      sending.log.error('posting-broke', reason);
    }
  };
  const timer = setInterval(() => {
    sent = sent.then(round);
  }, every);
  return {
    stop: async () => {
      clearInterval(timer);
      await sent;
      sending.office.close();
    },
  };
};
