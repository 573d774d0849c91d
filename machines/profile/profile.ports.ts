import type { Profile } from '#domain/member/profile.ts';
import { type Port, unplugged } from '#machines/kit/flow/port.ts';
import type { EndAnswer, ForetellAnswer, ReadAnswer, SaveAnswer } from './profile.model.ts';

export type ProfilePorts = {
  loadProfile: Port<ReadAnswer, null>;
  /** Saves what was sent, as long as nobody has changed the record since it was read. */
  saveProfile: Port<
    SaveAnswer,
    { readonly version: number; readonly profile: Profile; readonly key: string }
  >;
  foretellEnding: Port<ForetellAnswer, null>;
  /** Ends the membership, or tells that it was ended under this key. */
  endMembership: Port<
    EndAnswer,
    { readonly member: number; readonly password: string; readonly key: string }
  >;
};

export const profilePorts: ProfilePorts = {
  loadProfile: unplugged(),
  saveProfile: unplugged(),
  foretellEnding: unplugged(),
  endMembership: unplugged(),
};
