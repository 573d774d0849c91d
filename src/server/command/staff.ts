import {
  everyRole,
  giveRoles,
  rolesNamed,
  type StaffMember,
  staffMembers,
} from '#server/people/users/staff-access.ts';
import { systemClock } from '#server/platform/clock.ts';
import { logTo } from '#server/platform/log.ts';
import { settingsOf } from '#server/platform/settings.ts';
import { openStore, type Store } from '#server/platform/store/open-store.ts';

const usage = `Say what is to become of whom:
  npm run staff -- grant EMAIL ${everyRole}
  npm run staff -- revoke EMAIL
  npm run staff -- list
`;

const log = logTo((text) => {
  process.stderr.write(text);
});

const lineOf = ({ email, name, roles }: StaffMember): string => [email, name, roles.join(',')].join('  ');

const saying = {
  unknown: 'Nobody has this e-mail.',
  'not-activated': 'This account is not activated yet.',
  done: null,
} as const;

type CommandResult = { readonly text: string; readonly code: 0 | 1 };
type Action = (store: Store) => Promise<CommandResult>;

const give =
  (email: string, roles: NonNullable<ReturnType<typeof rolesNamed>>): Action =>
  async ({ db }) => {
    const result = saying[await giveRoles(db, { email, roles }, systemClock.now())];
    const now = roles.length === 0 ? 'is no longer of the staff' : `is of the staff: ${roles.join(',')}`;
    return result === null
      ? { text: `${email} ${now}. Their sessions have ended.`, code: 0 }
      : { text: result, code: 1 };
  };

const list: Action = async ({ db }) => {
  const members = await staffMembers(db);
  return { text: [...members.map(lineOf), `${members.length} of the staff`].join('\n'), code: 0 };
};

const actionOf = ([what = '', email = '', named = '']: readonly string[]): Action | null => {
  if (what === 'list') return list;
  if (email === '') return null;
  if (what === 'revoke') return give(email, []);
  const roles = what === 'grant' ? rolesNamed(named) : null;
  return roles === null ? null : give(email, roles);
};

/** Makes somebody of the staff, takes that back, or tells who is. It may be said again. */
export const main = async (words: readonly string[]): Promise<number> => {
  const action = actionOf(words);
  if (action === null) {
    process.stderr.write(usage);
    return 2;
  }
  const store = await openStore(settingsOf(process.env), log);
  try {
    const { text, code } = await action(store);
    process.stdout.write(`${text}\n`);
    return code;
  } finally {
    await store.close();
  }
};
