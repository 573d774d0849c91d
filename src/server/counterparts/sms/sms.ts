import type { Language } from '#domain/values/language.ts';

export type ShortMessage = {
  readonly to: string;
  readonly language: Language;
  readonly text: string;
};

/** Sends short messages: a provider is plugged in here. */
export type Sms = { readonly send: (message: ShortMessage) => Promise<void> };
