/** How long there is to wait, as `Retry-After` says it. */
export const secondsUntil = (moment: number, now: number): string =>
  String(Math.max(1, Math.ceil((moment - now) / 1000)));
