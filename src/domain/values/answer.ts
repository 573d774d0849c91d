/** What a port says back: the thing asked for, or a refusal the flow is drawn to meet. */
export type Answer<Granted, Refused extends string> = GrantedAnswer<Granted> | RefusedAnswer<Refused>;

export type GrantedAnswer<Granted> = { readonly ok: true; readonly value: Granted };

/** `message` is the server's own sentence, kept only when it is in the reader's language. */
export type RefusedAnswer<Refused extends string> = {
  readonly ok: false;
  readonly refusal: Refused;
  readonly message: string | null;
  /** When it is worth asking again, epoch milliseconds, where that was said. */
  readonly retryAt?: number;
};

export const granted = <const Granted>(value: Granted): GrantedAnswer<Granted> => ({ ok: true, value });

export const refused = <const Refused extends string>(
  refusal: Refused,
  message: string | null = null,
): RefusedAnswer<Refused> => ({ ok: false, refusal, message });
