import { extras } from '#domain/booking/extras.ts';
import { dayOn } from '#domain/time/weekday.ts';
import { type CabinClass, cabinClasses } from '#domain/values/cabin-class.ts';
import { packagesChannel, ticketsChannel } from '#domain/values/sales-channel.ts';
import { weekdayText } from '#i18n/brief-day-text.ts';
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
  yes: 'catalogue.choice.yes',
  no: 'catalogue.choice.no',
  DAY_COUNT: 'catalogue.choice.day-count',
  BOARDING_COUNT: 'catalogue.choice.boarding-count',
  [ticketsChannel]: 'catalogue.choice.tickets-channel',
  [packagesChannel]: 'catalogue.choice.packages-channel',
};

const cabinNamed = (code: string): CabinClass | undefined => cabinClasses.find((known) => known === code);

/** How a choice of a field is called; passenger types and kinds of train are told by their codes, and so is a stranger's. */
export const choiceName = (code: string, words: Words): string => {
  const cabin = cabinNamed(code);
  if (cabin !== undefined) return cabinName(cabin, words);
  const extra = extras.find((known) => known.code === code);
  if (extra !== undefined) return words.say(extraWords[extra.code].name);
  const day = dayOn(code);
  if (day !== null) return weekdayText(day, words);
  const word = choiceWords[code];
  return word === undefined ? code : words.say(word);
};
