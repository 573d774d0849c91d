import { type CabinClass, cabinClasses } from '#domain/cabin-class.ts';
import { extras } from '#domain/extras.ts';
import { packagesChannel, ticketsChannel } from '#domain/sales-channel.ts';
import { tariffOfCode } from '#domain/tariffs.ts';
import { isTrainType } from '#domain/train-type.ts';
import { cabinName } from '#i18n/cabin-name.ts';
import type { MessageId } from '#i18n/message-id.ts';
import type { Words } from '#i18n/words.ts';
import { extraWords } from '#panels/extra-words.ts';
import { tariffText } from '#panels/passengers/tariff-words.ts';
import { trainTypeName } from '#panels/train-type-name.ts';

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
  MONDAY: 'catalogue.choice.monday',
  TUESDAY: 'catalogue.choice.tuesday',
  WEDNESDAY: 'catalogue.choice.wednesday',
  THURSDAY: 'catalogue.choice.thursday',
  FRIDAY: 'catalogue.choice.friday',
  SATURDAY: 'catalogue.choice.saturday',
  SUNDAY: 'catalogue.choice.sunday',
};

const cabinNamed = (code: string): CabinClass | undefined => cabinClasses.find((known) => known === code);

/** How a choice of a field is called; a stranger's is told by its code. */
export const choiceName = (code: string, words: Words): string => {
  const cabin = cabinNamed(code);
  if (cabin !== undefined) return cabinName(cabin, words);
  const extra = extras.find((known) => known.code === code);
  if (extra !== undefined) return words.say(extraWords[extra.code].name);
  if (isTrainType(code)) return trainTypeName(code, words);
  const tariff = tariffOfCode(code);
  if (tariff !== null) return tariffText(tariff.code, words);
  const word = choiceWords[code];
  return word === undefined ? code : words.say(word);
};
