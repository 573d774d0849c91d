import type { Extra } from '#domain/booking/extras.ts';
import type { MessageId } from '#i18n/message-id.ts';

/** What an extra is called, and what is had by it. */
export const extraWords: Readonly<Record<Extra['code'], readonly [name: MessageId, description: MessageId]>> =
  {
    WCHR: ['reference.special-service.wheelchair.name', 'reference.special-service.wheelchair.description'],
    RAMP: ['reference.special-service.ramp.name', 'reference.special-service.ramp.description'],
    LIFT: ['reference.special-service.lift.name', 'reference.special-service.lift.description'],
    MEDA: ['reference.special-service.escort.name', 'reference.special-service.escort.description'],
    SVAN: ['reference.special-service.guide-dog.name', 'reference.special-service.guide-dog.description'],
    SPML: ['reference.special-service.meal.name', 'reference.special-service.meal.description'],
  };
