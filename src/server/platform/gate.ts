/** What the world lets a call, or an appeal to a counterpart, meet. Waiting, if any, is over when a verdict is given. */
export type Verdict =
  | { readonly kind: 'pass' }
  | { readonly kind: 'answer'; readonly status: number; readonly body: unknown }
  | { readonly kind: 'refuse'; readonly status: 400 | 401 | 403 | 404 | 429 | 500 | 503 }
  | { readonly kind: 'garbage' }
  | { readonly kind: 'cut' }
  | { readonly kind: 'lose' };

/** Asked by the name of the call or of the counterpart before anything is done. */
export type Gate = (name: string) => Promise<Verdict>;

export const pass: Verdict = { kind: 'pass' };

/** Where money is real nothing stands in the way. */
export const openGate: Gate = () => Promise.resolve(pass);
