import { type Extra, extras } from '#domain/booking/extras.ts';
import type { MessageId } from '#i18n/message-id.ts';
import { freeExtraWords } from './free-extra-words.ts';

type ExtraText = { readonly name: MessageId; readonly description: MessageId };

/** How whatever is bought beside the journey is called and told of. */
export const extraWords: Readonly<Record<Extra['code'], ExtraText>> = {
  ...freeExtraWords,
  SPML: {
    name: 'reference.special-service.meal.name',
    description: 'reference.special-service.meal.description',
  },
};

/** Under which id its name is kept; null for what this shop does not know. */
export const nameIdOfExtra = (id: number): MessageId | null => {
  const known = extras.find((extra) => extra.id === id);
  return known === undefined ? null : extraWords[known.code].name;
};
