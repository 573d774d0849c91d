import { waysBeside } from '#domain/booking/ways-beside.ts';
import type { ChosenJourney } from '#domain/journey/chosen-journey.ts';
import { directionOf, outwardChosen } from '#domain/journey/trip-choice.ts';
import { misfitOf, type OtherWay } from '#domain/journey/way-back.ts';
import { wayBackLost } from '#domain/journey/way-back-lost.ts';
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

export const wayThereChosen = ({ context }: WithContext, { chosen, at }: Chosen): Partial<Context> => ({
  ...outwardChosen(context, chosen),
  backLost: wayBackLost(context, chosen),
  askedAt: at,
});
