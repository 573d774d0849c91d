import { profileInput } from '#app/browser/input-shelf.ts';
import { changedProfileIn } from '#contract/members/kept-profile.ts';
import type { Profile } from '#domain/member/profile.ts';
import type { Typing } from '#panels/typing.ts';
import type { ProfileActor } from '#screens/user-information/profile-views.ts';

type KeptProfile = Typing<Profile> & {
  /** From now on what was typed is forgotten when it is saved, or given up. */
  readonly follow: () => () => void;
};

const recordIn = (flow: ProfileActor) => flow.getSnapshot().context.record;

/** What differs from the record. The blood type is of a kind that is written down nowhere but in the record itself. */
const changesIn = (entered: Profile, record: Profile): object => {
  const before = new Map<string, unknown>(Object.entries(record));
  return Object.fromEntries(
    Object.entries(entered).filter(([name, value]) => name !== 'bloodTypeId' && before.get(name) !== value),
  );
};

/** What is typed into the profile outlives the page, in this tab alone, for the member who typed it. */
export const keptProfileOf = (flow: ProfileActor): KeptProfile => ({
  read: () => {
    const record = recordIn(flow);
    return record && changedProfileIn(profileInput.read(), record);
  },
  keep: (entered) => {
    const record = recordIn(flow);
    if (record !== null) {
      profileInput.keep({ member: record.member, changes: changesIn(entered, record.profile) });
    }
  },
  follow: () => {
    let wasTyping = false;
    const following = flow.subscribe((now) => {
      if (wasTyping && (now.matches('shown') || now.matches('ended'))) profileInput.forget();
      wasTyping = now.matches('changing') || now.matches('saving');
    });
    return () => following.unsubscribe();
  },
});
