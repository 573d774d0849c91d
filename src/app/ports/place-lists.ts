import type { NamedPlace } from '#domain/named-place.ts';
import type { PlaceListCalls } from '#gateway/place-list-calls.ts';
import type { Deadline } from '#machines/kit/deadline.ts';
import type { LateGateway } from './gateway.ts';
import { sentBy } from './submission.ts';

const callsOf = async (gateway: LateGateway): Promise<PlaceListCalls> => {
  const [{ placeListCallsBy }, opened] = await Promise.all([
    import('#gateway/place-list-calls.ts'),
    gateway(),
  ]);
  return placeListCallsBy(opened);
};

/** Plugs one list of places: the number is of the place its places lie in. */
export const placeListOver = (gateway: LateGateway, deadline: Deadline, list: keyof PlaceListCalls) =>
  sentBy<number, readonly NamedPlace[], 'place-unknown'>(deadline, async (within, signal) =>
    (await callsOf(gateway))[list](within, signal),
  );
