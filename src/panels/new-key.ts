/** A key for one effect, made before it is asked, so that asking again cannot make it happen twice. */
export const newKey = (): string => crypto.randomUUID();
