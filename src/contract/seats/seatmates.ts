import * as z from 'zod/mini';
import { done } from '#contract/wire/empty-body.ts';
import { endpoint } from '#contract/wire/endpoint.ts';
import { clientsKey, shortText } from '#contract/wire/lenient.ts';
import { party } from '#contract/wire/party.ts';

const runId = z.int().check(z.minimum(0), z.maximum(2_147_483_647));
const stationId = z.int().check(z.minimum(0), z.maximum(1_000_000));

/**
 * Asks a passenger of the same train, by letter, whether this party may sit beside them. The answer is the same whether
 * there is such a passenger or not; its sign stands in the letter too, so that both know it of each other.
 */
export const askSeatmate = endpoint({
  name: 'ask-seatmate',
  method: 'post',
  path: '/seatmates/ask',
  caller: 'anyone',
  body: z.object({
    trainId: runId,
    fromStationId: stationId,
    toStationId: stationId,
    party,
    locator: shortText,
    surname: shortText,
    idempotencyKey: clientsKey,
  }),
  granted: z.object({ sign: z.string() }),
  refusals: [
    'train-unknown',
    'train-departed',
    'too-many-tries',
    'no-room',
    'more-proof-needed',
    'key-used-otherwise',
    'key-in-use',
  ],
});

/** Agrees, for whoever holds the code of the letter; asked again it is the same. */
export const agreeToSeatmate = endpoint({
  name: 'agree-to-seatmate',
  method: 'post',
  path: '/seatmates/agree',
  caller: 'anyone',
  body: z.object({ code: shortText }),
  granted: done,
  refusals: ['seatmate-link-over', 'too-many-tries'],
});
