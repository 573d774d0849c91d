import type { ComponentType } from 'react';
import type { Language } from '#domain/language.ts';
import type { MessageId } from '#i18n/message-id.ts';

/** What a place says of itself in the head of the page. */
export type HeadTexts = {
  readonly title: MessageId;
  readonly description: MessageId;
  readonly keywords: MessageId;
};

/** A place of the shop, loaded when it is gone to: what it shows and how its page is named. */
export type Place = {
  readonly head: HeadTexts;
  readonly Screen: ComponentType;
  /** What must be there before the first drawing. A module of a place waits for nothing itself: that would keep all others apart. */
  readonly prepare?: (language: Language) => Promise<unknown>;
};
