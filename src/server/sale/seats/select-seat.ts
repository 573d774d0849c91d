import { selectSeat as call } from '#contract/seats/seats.ts';
import { tariffSold } from '#domain/catalogue/sale-terms.ts';
import { occupantOf } from '#domain/fare/occupant-of.ts';
import { granted, refused } from '#domain/values/answer.ts';
import { coachOfId, runOfCoach } from '#domain/values/run-id.ts';
import { knownCallerOf } from '#server/people/access/known-caller.ts';
import { partyOf } from '#server/people/access/party-of.ts';
import { areaOf } from '#server/platform/tries/caller-subject.ts';
import { operation } from '#server/sale/context/operation.ts';
import { askerOf } from '#server/sale/holds/asker.ts';
import { giveChoiceBack, noMoreChoices } from './no-more-choices.ts';
import { rideOf } from './ride-of.ts';

/** So many places of a network cost no question more, where they are asked for by a name: what most who travel together choose. */
const uncounted = 5;

/** Holds one place. The refusal names, in its detail, the nearest places that would be granted. */
export const selectSeat = operation(call, async (asked, app) => {
  const { seats, railway, clock } = app;
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
  const network = railway.network();
  const ride = rideOf(network, runOfCoach(coachId), fromStation, toStation);
  if (ride === null) return refused('seat-unknown');
  const tariff = tariffSold(network.terms, tariffId);
  if (tariff === null) return refused('tariff-unknown');
  if (!network.terms.surcharges.has(family)) return refused('price-unknown');
  const { party, isKnown, cookies } = partyOf(asked.body.party, asked, app.issued);
  const caller = knownCallerOf(asked, app.issued);
  const chooser = isKnown ? party : null;
  const over = noMoreChoices(caller, chooser, app);
  // Whoever brought nothing is given a name with this answer, and may ask by it at once.
  if (over !== null) return { ...refused('too-many-tries'), retryAt: isKnown ? over.retryAt : 0, cookies };
  const isNew =
    caller.name !== null &&
    app.allow(`first places for ${areaOf(caller.network)}`, uncounted, seats.holdTime());
  const { runId, fromStop, toStop } = ride;
  const occupant = occupantOf({ tariff, hasWheelchair });
  const answer = await seats.hold({
    runId,
    coach: coachOfId(coachId),
    seat,
    fromStop,
    toStop,
    gender,
    occupant,
    party,
    asker: askerOf(caller, isNew),
  });
  if (!answer.ok) {
    giveChoiceBack(caller, chooser, answer.refusal, app);
    return { ...answer, detail: (answer.instead ?? []).join(', '), cookies };
  }
  const { holdId, cabinClass, deadline } = answer.value;
  return { ...granted({ holdId, cabinClass, tariffId, family, now: clock.now(), deadline }), cookies };
});
