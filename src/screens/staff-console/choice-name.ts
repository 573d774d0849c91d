import { type CabinClass, cabinClasses } from '#domain/cabin-class.ts';
import { extras } from '#domain/extras.ts';
import { cabinName } from '#i18n/cabin-name.ts';
import type { MessageId } from '#i18n/message-id.ts';
import type { Words } from '#i18n/words.ts';
import { extraWords } from '#panels/extra-words.ts';

const choiceWords: Readonly<Record<string, MessageId>> = {
  everybody: 'catalogue.choice.everybody',
  citizens: 'catalogue.choice.citizens',
  seat: 'catalogue.choice.seat',
  lap: 'catalogue.choice.lap',
  'seat-of-pet': 'catalogue.choice.seat-of-pet',
};

const cabinNamed = (code: string): CabinClass | undefined => cabinClasses.find((known) => known === code);

/** How a choice of a field is called; a stranger's is told by its code. */
export const choiceName = (code: string, words: Words): string => {
  const cabin = cabinNamed(code);
  if (cabin !== undefined) return cabinName(cabin, words);
  const extra = extras.find((known) => known.code === code);
  if (extra !== undefined) return words.say(extraWords[extra.code].name);
  const word = choiceWords[code];
  return word === undefined ? code : words.say(word);
};
