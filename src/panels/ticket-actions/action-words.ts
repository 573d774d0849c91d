import type { DealtAction } from '#domain/booking/ticket-deal.ts';
import type { MessageId } from '#i18n/message-id.ts';

type Words = {
  readonly ask: MessageId;
  readonly hint: MessageId;
  readonly title: MessageId;
  readonly text: MessageId;
  readonly confirm: MessageId;
  readonly done: MessageId;
  readonly doneText: MessageId;
};

/** How each action is called, asked for, confirmed and told of. */
export const actionWords: Readonly<Record<DealtAction, Words>> = {
  return: {
    ask: 'actions.return',
    hint: 'actions.return.hint',
    title: 'actions.return.title',
    text: 'actions.return.text',
    confirm: 'actions.return.confirm',
    done: 'actions.return.done',
    doneText: 'actions.return.done.text',
  },
  'convert-to-open-ticket': {
    ask: 'actions.convert',
    hint: 'actions.convert.hint',
    title: 'actions.convert.title',
    text: 'actions.convert.text',
    confirm: 'actions.convert.confirm',
    done: 'actions.convert.done',
    doneText: 'actions.convert.done.text',
  },
};
