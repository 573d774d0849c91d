import { stored } from '#gateway/wire/stored.ts';
import { eraName, lastMemberName, toForgetName } from './forgotten.ts';

export const eraNow = (): string => stored.read(eraName) ?? '';

const dueNow = (): readonly string[] => (stored.read(toForgetName) ?? '').split(' ');

/** What the server is to forget first: that call may not have come through as its page was left. */
export const toForget = {
  isSet: (flow: string): boolean => dueNow().includes(flow),
  clear: (flow: string): void =>
    stored.write(
      toForgetName,
      dueNow()
        .filter((due) => due !== flow)
        .join(' '),
    ),
};

/** Who was here last in the era. Somebody else has taken nothing away that was begun. */
export const lastMember = {
  isAnotherThan: (id: number): boolean => !['', String(id)].includes(stored.read(lastMemberName) ?? ''),
  note: (id: number): void => stored.write(lastMemberName, String(id)),
};
