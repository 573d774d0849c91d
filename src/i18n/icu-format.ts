import { createFormatters } from '@formatjs/intl';
import type { Language } from '#domain/values/language.ts';
import { onceEach } from '#domain/values/once-each.ts';
import type { Message } from './catalogue.ts';
import { localeOf } from './locale-of.ts';
import type { Values } from './values.ts';

/** Gives the sentence a message with placeholders becomes. */
export type Format = (id: string, message: Message, values: Values | undefined) => string;

/** Plurals, choices and numbers, as ICU writes them. A message is read once: that costs far more than to say it. */
export const icuFormatIn = (language: Language): Format => {
  const { getMessageFormat } = createFormatters();
  const formatOf = onceEach((message: Message) => getMessageFormat(message, localeOf(language)));
  return (id, message, values) => {
    const formatted = message === '' ? undefined : formatOf(message).format(values);
    if (typeof formatted !== 'string') throw new TypeError(`${id} is no sentence.`);
    return formatted;
  };
};
