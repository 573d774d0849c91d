import { selectSeat as call } from '#contract/inventory.ts';
import { granted, refused } from '#domain/answer.ts';
import { occupantOf } from '#domain/occupant-of.ts';
import { coachOfId, runOfCoach } from '#domain/run-id.ts';
import { tariffOfId } from '#domain/tariffs.ts';
import { operation } from '#server/http/operation.ts';
import { mayChooseMore } from './may-choose-more.ts';
import { partyOf } from './party-of.ts';
import { rideOf } from './ride-of.ts';

/** Holds one place. The refusal names, in its detail, the nearest places that would be granted. */
export const selectSeat = operation(call, async (asked, house) => {
  const { seats, railway, clock } = house;
  const {
    coachId,
    seat,
    fromStation,
    toStation,
    gender,
    tariffId,
    family,
    hasWheelchair = false,
  } = asked.body;
  const ride = rideOf(railway.network(), runOfCoach(coachId), fromStation, toStation);
  if (ride === null) return refused('seat-unknown');
  const { party, isKnown, cookies } = partyOf(asked.body.party, asked);
  if (!mayChooseMore(asked.callerAddress, isKnown ? party : null, house)) return refused('too-many-tries');
  const { runId, fromStop, toStop } = ride;
  const occupant = occupantOf({ tariff: tariffOfId(tariffId), hasWheelchair });
  const answer = await seats.hold({
    runId,
    coach: coachOfId(coachId),
    seat,
    fromStop,
    toStop,
    gender,
    occupant,
    party,
  });
  if (!answer.ok) return { ...answer, detail: (answer.instead ?? []).join(', ') };
  const { holdId, cabinClass, deadline } = answer.value;
  return { ...granted({ holdId, cabinClass, tariffId, family, now: clock.now(), deadline }), cookies };
});
