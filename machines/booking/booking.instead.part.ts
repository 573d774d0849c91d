import { wayThereChosen } from './booking.beside.part.ts';
import { isForChange } from './booking.change.part.ts';
import { type Booking, type Instead, wished } from './booking.model.ts';

type Context = Booking['context'];
type WithContext = { readonly context: Context };

/** Tickets are exchanged for trains that can stand in for them, and for no others. */
export const maySuit = (at: WithContext, { chosen }: Extract<Instead, { readonly chosen: unknown }>) =>
  at.context.mode !== 'change' || isForChange(at, chosen);

export const noted = (_: WithContext, instead: Instead): Partial<Context> => ({
  instead: 'wish' in instead ? { wish: instead.wish } : { chosen: instead.chosen },
});

/** What was asked about becomes what was wished for. */
export const taken = ({ context }: WithContext, { at }: { readonly at: number }): Partial<Context> => {
  const { instead, mode } = context;
  if (instead === null) return {};
  if ('wish' in instead) return { ...wished({ context }, { wish: instead.wish, at }), instead: null };
  const chosen = wayThereChosen({ context }, { chosen: instead.chosen, at });
  return { ...chosen, instead: null, ...(mode === 'change' && { leavingFor: 'seat-map' }) };
};

/** What waits to be meant: a trip by its ways, a train by when it arrives. */
export const kindOf = (instead: Instead | null): number | string => {
  if (instead === null) return 'none';
  if ('wish' in instead) return instead.wish.back === null ? 'one-way' : 'round-trip';
  return instead.chosen.journey.legs.at(-1)?.arrival ?? 0;
};
