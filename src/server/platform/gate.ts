import type * as z from 'zod/mini';
import type { anyVerdict } from '#server/office/world/commands.ts';

/** What the world lets a call, or an appeal to a counterpart, meet. Waiting, if any, is over when a verdict is given. */
export type Verdict = z.output<typeof anyVerdict>;

/** Asked by the name of the call or of the counterpart before anything is done. */
export type Gate = (name: string) => Promise<Verdict>;

export const pass: Verdict = { kind: 'pass' };

/** Where money is real nothing stands in the way. */
export const openGate: Gate = () => Promise.resolve(pass);
