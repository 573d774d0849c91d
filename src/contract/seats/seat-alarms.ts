import * as z from 'zod/mini';
import { done } from '#contract/wire/empty-body.ts';
import { endpoint } from '#contract/wire/endpoint.ts';
import { shortText } from '#contract/wire/lenient.ts';
import { mostEverSold } from '#domain/fare/party-size.ts';
import { cabinClasses } from '#domain/values/cabin-class.ts';

const runId = z.int().check(z.minimum(0), z.maximum(2_147_483_647));
const stationId = z.int().check(z.minimum(0), z.maximum(1_000_000));

/** Has a letter written when so many places of a class are free again. The answer is the same for every e-mail. */
export const askSeatAlarm = endpoint({
  name: 'ask-seat-alarm',
  method: 'post',
  path: '/alarms/ask',
  caller: 'anyone',
  body: z.object({
    trainId: runId,
    fromStationId: stationId,
    toStationId: stationId,
    cabinClass: z.enum(cabinClasses),
    seats: z.int().check(z.minimum(1), z.maximum(mostEverSold)),
    email: shortText,
  }),
  granted: done,
  refusals: [
    'alarm-email-wrong',
    'alarm-too-many',
    'train-unknown',
    'station-unknown',
    'train-departed',
    'too-many-tries',
    'no-room',
  ],
});

/** Ends an alarm for whoever holds the code of one of its letters. */
export const cancelSeatAlarm = endpoint({
  name: 'cancel-seat-alarm',
  method: 'post',
  path: '/alarms/cancel',
  caller: 'anyone',
  body: z.object({ code: shortText }),
  granted: done,
  refusals: ['alarm-over', 'too-many-tries'],
});
