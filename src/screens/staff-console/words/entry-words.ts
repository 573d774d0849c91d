import type { IntentAction } from '#domain/catalogue/catalogue-entry.ts';
import type { CatalogueKind } from '#domain/catalogue/catalogue-kind.ts';
import type { CatalogueTrouble } from '#domain/catalogue/catalogue-problems.ts';
import type { CatalogueAction, CatalogueStatus } from '#domain/catalogue/catalogue-rights.ts';
import type { MessageId } from '#i18n/message-id.ts';
import type { CatalogueRefusal, PlainAction } from '#machines/catalogue-approval/catalogue-approval.model.ts';

export const kindWords: Readonly<Record<CatalogueKind, MessageId>> = {
  'seat-map': 'catalogue.kind.seat-map',
  'passenger-types': 'catalogue.kind.passenger-types',
  'sales-channel': 'catalogue.kind.sales-channel',
  subscriptions: 'catalogue.kind.subscriptions',
  'fare-families': 'catalogue.kind.fare-families',
  'cabin-classes': 'catalogue.kind.cabin-classes',
};

export const statusWords: Readonly<Record<CatalogueStatus, MessageId>> = {
  absent: 'catalogue.status.absent',
  published: 'catalogue.status.published',
  coming: 'catalogue.status.coming',
  'create-draft': 'catalogue.status.create-draft',
  'create-waiting': 'catalogue.status.create-waiting',
  'update-draft': 'catalogue.status.update-draft',
  'update-waiting': 'catalogue.status.update-waiting',
  'delete-draft': 'catalogue.status.delete-draft',
  'delete-waiting': 'catalogue.status.delete-waiting',
};

export const differenceWords: Readonly<Record<IntentAction, MessageId>> = {
  create: 'catalogue.difference.create',
  update: 'catalogue.difference.update',
  delete: 'catalogue.difference.delete',
};

export const actionWords: Readonly<Record<CatalogueAction, MessageId>> = {
  edit: 'catalogue.action.edit',
  send: 'catalogue.action.send',
  recall: 'catalogue.action.recall',
  reject: 'catalogue.action.reject',
  publish: 'catalogue.action.publish',
  cancel: 'catalogue.action.cancel',
  'delete-draft': 'catalogue.action.delete-draft',
  'ask-deletion': 'catalogue.action.ask-deletion',
  'take-back': 'catalogue.action.take-back',
};

export const doneWords: Readonly<Record<CatalogueAction, MessageId>> = {
  edit: 'catalogue.history.edit',
  send: 'catalogue.history.send',
  recall: 'catalogue.history.recall',
  reject: 'catalogue.history.reject',
  publish: 'catalogue.history.publish',
  cancel: 'catalogue.history.cancel',
  'delete-draft': 'catalogue.history.delete-draft',
  'ask-deletion': 'catalogue.history.ask-deletion',
  'take-back': 'catalogue.history.take-back',
};

export const outcomeWords: Readonly<Record<PlainAction, MessageId>> = {
  send: 'catalogue.done.send',
  recall: 'catalogue.done.recall',
  reject: 'catalogue.done.reject',
  publish: 'catalogue.done.publish',
  cancel: 'catalogue.done.cancel',
  'delete-draft': 'catalogue.done.delete-draft',
  'ask-deletion': 'catalogue.done.ask-deletion',
  'take-back': 'catalogue.done.take-back',
};

type Asked = Exclude<PlainAction, 'send' | 'recall'>;
type QuestionWords = { readonly text: MessageId; readonly confirm: MessageId };

export const questionWords: Readonly<Record<Asked, QuestionWords>> = {
  reject: { text: 'catalogue.ask.reject', confirm: 'catalogue.confirm.reject' },
  publish: { text: 'catalogue.ask.publish', confirm: 'catalogue.confirm.publish' },
  cancel: { text: 'catalogue.ask.cancel', confirm: 'catalogue.confirm.cancel' },
  'delete-draft': { text: 'catalogue.ask.delete-draft', confirm: 'catalogue.confirm.delete-draft' },
  'ask-deletion': { text: 'catalogue.ask.ask-deletion', confirm: 'catalogue.confirm.ask-deletion' },
  'take-back': { text: 'catalogue.ask.take-back', confirm: 'catalogue.confirm.take-back' },
};

export const troubleWords: Readonly<Record<CatalogueTrouble, MessageId>> = {
  needed: 'catalogue.trouble.needed',
  wrong: 'catalogue.trouble.wrong',
  'too-long': 'catalogue.trouble.too-long',
  'out-of-range': 'catalogue.trouble.out-of-range',
  unknown: 'catalogue.trouble.unknown',
  fixed: 'catalogue.trouble.fixed',
  'sold-by': 'catalogue.trouble.sold-by',
  'not-above': 'catalogue.trouble.not-above',
  before: 'catalogue.trouble.before',
  'no-station': 'catalogue.trouble.no-station',
};

export const refusalWords: Readonly<Record<CatalogueRefusal | 'not-reached', MessageId>> = {
  'catalogue-classes-otherwise': 'catalogue.plan.classes-otherwise',
  'catalogue-code-taken': 'catalogue.refused.code-taken',
  'catalogue-conflict': 'catalogue.refused.conflict',
  'catalogue-entry-gone': 'catalogue.refused.gone',
  'catalogue-entry-in-use': 'catalogue.refused.in-use',
  'catalogue-frame-unknown': 'catalogue.plan.no-frame',
  'catalogue-incomplete': 'catalogue.refused.incomplete',
  'catalogue-numbers-spent': 'catalogue.refused.numbers-spent',
  'catalogue-places-stacked': 'catalogue.plan.stacked',
  'key-in-use': 'catalogue.unheard',
  'key-used-otherwise': 'booking.refused.key-used-otherwise',
  'not-allowed-now': 'catalogue.refused.not-allowed-now',
  'not-reached': 'catalogue.refused.not-reached',
  'role-lacking': 'catalogue.refused.role-lacking',
  'sender-cannot-publish': 'catalogue.refused.sender-cannot-publish',
  'sign-in-needed': 'catalogue.refused.sign-in-needed',
};
