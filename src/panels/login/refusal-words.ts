import type { MessageId } from '#i18n/message-id.ts';
import type { LoginFlow } from '#machines/login/login.model.ts';

type Refusal = NonNullable<LoginFlow['context']['refusal']>;

const words: Readonly<Record<Refusal, { readonly title: MessageId; readonly text: MessageId }>> = {
  'wrong-details': { title: 'login.refused.title', text: 'login.refused.wrong-details' },
  'not-activated': { title: 'login.refused.title', text: 'login.refused.not-activated' },
  'too-many-tries': { title: 'login.refused.title', text: 'login.refused.too-many-tries' },
  'server-sentence': { title: 'login.refused.title', text: 'login.refused.server-sentence' },
  'eid-refused': { title: 'login.refused.eid.title', text: 'login.refused.eid-refused' },
  'eid-closed': { title: 'login.refused.title', text: 'login.refused.eid-closed' },
  'incorrect-request': { title: 'login.refused.title', text: 'login.refused.incorrect-request' },
  'not-reached': { title: 'login.refused.title', text: 'login.refused.not-reached' },
};

export const refusalWordsOf = (refusal: Refusal) => words[refusal];
