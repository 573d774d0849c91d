import type { Endpoint } from '#contract/wire/endpoint.ts';
import { type Meant, type Schema, written } from '#contract/wire/on-wire.ts';
import { type RefusalName, refusals } from '#contract/wire/refusals.ts';
import type { WireError } from '#contract/wire/wire-error.ts';
import type { Released } from './world.ts';

/** A call is granted this, in the words of the wire. */
export const says = <Body extends Schema, Granted extends Schema, Refusal extends RefusalName>(
  { granted }: Endpoint<Body, Granted, Refusal>,
  meant: Meant<Granted>,
): Released => ({ kind: 'answer', status: 200, body: written(granted, meant) });

/** A call is refused so. */
export const refuses = (name: RefusalName): Released => {
  const { status, code } = refusals[name];
  const body: WireError = {
    timestamp: '',
    traceId: '',
    status: 'REFUSED',
    type: name,
    code,
    message: '',
    detail: '',
    title: null,
  };
  return { kind: 'answer', status, body };
};
