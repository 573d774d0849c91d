import type { FreeExtra } from '#domain/booking/extras.ts';
import type { MessageId } from '#i18n/message-id.ts';

type Words = { readonly name: MessageId; readonly description: MessageId };

/** How help that costs nothing is called and told of. */
export const freeExtraWords: Readonly<Record<FreeExtra['code'], Words>> = {
  WCHR: {
    name: 'reference.special-service.wheelchair.name',
    description: 'reference.special-service.wheelchair.description',
  },
  RAMP: {
    name: 'reference.special-service.ramp.name',
    description: 'reference.special-service.ramp.description',
  },
  LIFT: {
    name: 'reference.special-service.lift.name',
    description: 'reference.special-service.lift.description',
  },
  MEDA: {
    name: 'reference.special-service.escort.name',
    description: 'reference.special-service.escort.description',
  },
  SVAN: {
    name: 'reference.special-service.guide-dog.name',
    description: 'reference.special-service.guide-dog.description',
  },
};
