import type { Catalogue, Message } from './catalogue.ts';
import type { Format } from './icu-format.ts';
import type { MessageId } from './message-id.ts';
import type { Values } from './values.ts';

export type Speak = (id: MessageId, values?: Values) => string;

/** The kinds of ICU parts that need no rule of a language: text as it stands, and a name to be replaced. */
const kinds = { text: 0, name: 1 } as const;

/** The sentence, when it needs no rule of a language; null when it does. */
const plainly = (message: Message, values: Values = {}): string | null => {
  if (typeof message === 'string') return message.includes('{') ? null : message;
  let text = '';
  for (const part of message) {
    const kind: number = part.type;
    const word = 'value' in part ? part.value : '';
    if (kind !== kinds.text && !(kind === kinds.name && word in values)) return null;
    text += kind === kinds.text ? word : values[word];
  }
  return text;
};

/** Gives the sentences of a catalogue, which may grow after it was handed in. What `format` is not needed for, it is not asked. */
export const speakIn =
  (catalogue: Catalogue, format: Format): Speak =>
  (id, values) => {
    const message = catalogue[id] ?? '';
    return (message === '' ? null : plainly(message, values)) ?? format(id, message, values);
  };
