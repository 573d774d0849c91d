import type { Cause } from '../browser/browser-layer.ts';

/** A call of a member may be asked again after its token was renewed: it is refused again. */
export const signedOutAt =
  ({ name }: { readonly name: string }): Cause =>
  ({ world }) =>
    world.always(name, { kind: 'refuse', status: 401 });
