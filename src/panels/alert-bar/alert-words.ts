import type { AlertName } from '#domain/shop/alert.ts';
import type { MessageId } from '#i18n/message-id.ts';

type AlertWords = { readonly title: MessageId; readonly text: MessageId };

const words: Readonly<Record<AlertName, AlertWords>> = {
  'session-ended': { title: 'alert.session-ended.title', text: 'alert.session-ended.text' },
  'session-lost': { title: 'alert.session-lost.title', text: 'alert.session-lost.text' },
  'user-information-login': {
    title: 'alert.user-information-login.title',
    text: 'alert.user-information-login.text',
  },
  'request-failed': { title: 'alert.request-failed.title', text: 'alert.request-failed.text' },
  'not-reached': { title: 'alert.not-reached.title', text: 'alert.not-reached.text' },
  'password-changed': { title: 'alert.password-changed.title', text: 'alert.password-changed.text' },
  'membership-ended': {
    title: 'alert.membership-ended.title',
    text: 'alert.membership-ended.text',
  },
  'signed-up': { title: 'alert.signed-up.title', text: 'alert.signed-up.text' },
  'payment-time-ended': {
    title: 'alert.payment-time-ended.title',
    text: 'alert.payment-time-ended.text',
  },
  'part-not-loaded': { title: 'alert.part-not-loaded.title', text: 'alert.part-not-loaded.text' },
};

export const alertWordsOf = (name: AlertName): AlertWords => words[name];
