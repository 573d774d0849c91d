import { storedInTab } from '#gateway/wire/stored.ts';
import type { Typing } from '#panels/typing.ts';

/** Where one tab keeps what is typed into a form. */
const shelfOf = (name: string): Typing<unknown> & { readonly forget: () => void } => ({
  read: () => JSON.parse(storedInTab.read(name) || 'null'),
  keep: (input) => storedInTab.write(name, JSON.stringify(input)),
  forget: () => storedInTab.write(name, ''),
});

export const registrationInput = shelfOf('registration-typed');
export const profileInput = shelfOf('profile-typed');
