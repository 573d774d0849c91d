import { type Port, unplugged } from './port.ts';

/** An instant, in epoch milliseconds of the server's clock, that is waited for. */
export type Deadline = Port<void, { readonly at: number }>;

/** Every expiry of a flow is drawn with this one value, so that a walk knows it as time and not as an answer. */
export const deadline: Deadline = unplugged();
