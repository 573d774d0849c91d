import { createFormatters, DEFAULT_INTL_CONFIG, formatMessage } from '@formatjs/intl';
import type { Language } from '#domain/language.ts';
import type { Message } from './catalogue.ts';
import { localeOf } from './locale-of.ts';
import type { Values } from './values.ts';

/** Gives the sentence a message with placeholders becomes. */
export type Format = (id: string, message: Message, values: Values | undefined) => string;

const throwIt = (error: Error) => {
  throw error;
};

/** Plurals, choices and numbers, as ICU writes them. */
export const icuFormatIn = (language: Language): Format => {
  const config = { ...DEFAULT_INTL_CONFIG, locale: localeOf(language), onError: throwIt };
  const formatters = createFormatters();
  return (id, message, values) =>
    typeof message === 'string'
      ? formatMessage({ ...config, messages: { [id]: message } }, formatters, { id }, values)
      : formatMessage({ ...config, messages: { [id]: message } }, formatters, { id }, values);
};
