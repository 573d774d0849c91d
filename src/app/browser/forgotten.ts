import { stored } from '#gateway/wire/stored.ts';

/** What stood in front in this browser belongs to whoever was here in this era: a logout begins another one. */
const eraName = 'era';

export const eraNow = (): string => stored.read(eraName) ?? '';

const noteOf = (flow: string) => `to-forget ${flow}`;

/** What the server is to forget before anything of it is read: that call may not have come through as its page was left. */
export const toForget = {
  isSet: (flow: string): boolean => (stored.read(noteOf(flow)) ?? '') !== '',
  clear: (flow: string): void => stored.write(noteOf(flow), ''),
};

/** From now on nothing of these flows is anybody's. */
export const beginEra = (flows: readonly string[]): void => {
  stored.write(eraName, crypto.randomUUID());
  for (const flow of flows) stored.write(noteOf(flow), 'due');
};
