import { storedInTab } from '#gateway/wire/stored.ts';
import type { Typing } from '#panels/typing.ts';

/** Where one tab keeps what is typed into a form. */
const shelfOf = (name: string): Typing<unknown> & { readonly forget: () => void } => ({
  read: () => JSON.parse(storedInTab.read(name) || 'null'),
  keep: (typed) => storedInTab.write(name, JSON.stringify(typed)),
  forget: () => storedInTab.write(name, ''),
});

export const typedRegistration = shelfOf('registration-typed');
export const typedProfile = shelfOf('profile-typed');
