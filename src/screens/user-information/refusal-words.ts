import type { MessageId } from '#i18n/message-id.ts';
import type { ProfileRefusal } from '#machines/profile/profile.model.ts';

export const refusalWords: Readonly<Record<ProfileRefusal | 'not-reached', MessageId>> = {
  'customer-changed': 'profile.refused.changed',
  'document-not-found': 'history.refused.not-found',
  'key-in-use': 'profile.refused.under-way',
  'key-used-otherwise': 'profile.refused.under-way',
  'not-reached': 'profile.refused.not-reached',
  'password-wrong': 'profile.refused.password-wrong',
  'place-unknown': 'profile.refused.place',
  'profile-incomplete': 'profile.refused.incomplete',
  'sign-in-needed': 'password.refused.sign-in-needed',
  'too-many-tries': 'wire.too-many-tries',
};
