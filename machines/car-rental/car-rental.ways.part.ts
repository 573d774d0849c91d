import { until, withEvent, withOutput } from '#machines/kit/flow/asking.ts';
import { asked } from './car-rental.model.ts';

export const list = { screen: 'rental-list' } as const;
export const driver = { screen: 'rental-driver' } as const;
export const pay = { screen: 'rental-payment' } as const;
export const result = { screen: 'rental-result' } as const;

export const refused = withOutput('keepRefusal');
export const isListWanted = withEvent('isListWanted');
export const sought = { target: '#carRental.finding', actions: withEvent('noteWish') } as const;
export const opened = { target: '#carRental.detailing', actions: withEvent('noteCar') } as const;
export const searchEnds = until('searchEnd', asked.searchEnd, {
  target: '#carRental.lapsed',
  actions: 'forgetRefusal',
});

/** Whoever has rented rents another car; whoever has not goes on with what was typed. */
export const anew = { target: '#carRental.opening', actions: 'beginAnew' } as const;
export const again = { target: '#carRental.opening', actions: 'beginAgain' } as const;
export const atList = <const Way>(way: Way) => ({ ...way, guard: isListWanted }) as const;
