import { waysBeside } from '#domain/booking/ways-beside.ts';
import type { ChosenJourney } from '#domain/journey/chosen-journey.ts';
import { backChosen, directionOf, outwardChosen } from '#domain/journey/trip-choice.ts';
import { misfitOf, type OtherWay } from '#domain/journey/way-back.ts';
import { wayBackLost } from '#domain/journey/way-back-lost.ts';
import { partyOn } from '#domain/passenger/wheelchair-party.ts';
import type { Booking } from './booking.model.ts';

type Context = Booking['context'];
type WithContext = { readonly context: Context };
type Chosen = { readonly chosen: ChosenJourney; readonly at: number };

/** What is travelled beside the way that is looked for. */
export const besideIn = ({
  choice,
  outward,
  changing,
}: Pick<Context, 'changing' | 'choice' | 'outward'>): readonly OtherWay[] =>
  waysBeside(directionOf({ choice }) === 'back' ? outward : null, changing);

export const fitsBeside = ({ context }: WithContext, { journey }: ChosenJourney): boolean =>
  misfitOf(journey.legs, besideIn(context)) === null;

/** Tickets that are exchanged keep their passengers as they are. */
const travelling = (
  { changing, passengers }: Context,
  chosen: readonly (ChosenJourney | null)[],
): Partial<Context> => (changing === null ? { passengers: partyOn(passengers, chosen) } : {});

export const wayThereChosen = ({ context }: WithContext, { chosen, at }: Chosen): Partial<Context> => ({
  ...outwardChosen(context, chosen),
  ...travelling(context, [chosen]),
  backLost: wayBackLost(context, chosen),
  askedAt: at,
});

export const wayBackChosen = ({ context }: WithContext, { chosen, at }: Chosen): Partial<Context> => ({
  ...backChosen(chosen),
  ...travelling(context, [context.outward, chosen]),
  askedAt: at,
});
