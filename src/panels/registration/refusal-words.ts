import type { MessageId } from '#i18n/message-id.ts';
import type { Registration } from '#machines/registration/registration.model.ts';

type Refusal = NonNullable<Registration['context']['refusal']>;

const words: Readonly<Record<Refusal, MessageId>> = {
  'contract-needed': 'registration.wrong.contract-needed',
  'identity-not-verified': 'registration.unverified.text',
  'identity-unreachable': 'registration.unchecked.text',
  'incorrect-request': 'login.refused.incorrect-request',
  'key-in-use': 'registration.refused.underway',
  'key-used-otherwise': 'registration.refused.underway',
  'not-reached': 'registration.refused.failed',
  'registration-incomplete': 'registration.refused.incomplete',
  'server-sentence': 'registration.refused.failed',
  'too-many-tries': 'registration.refused.too-many-tries',
};

export const refusalWordsOf = (refusal: Refusal): MessageId => words[refusal];
