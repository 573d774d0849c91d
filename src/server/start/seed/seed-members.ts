import type { Kysely } from 'kysely';
import { activeReason } from '#domain/member/customer.ts';
import { turkish } from '#domain/values/customer-number.ts';
import { blankCustomer } from '#server/people/accounts/blank-customer.ts';
import { askerAt } from '#server/people/accounts/hashing-queue.ts';
import type { Passwords } from '#server/people/accounts/password-hash.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { type SeedMember, seedMembers } from './members.ts';
import type { Seed } from './seed.ts';

const foreign = 0;
const hashes = new WeakMap<Passwords, Map<string, string>>();

/** A reset of the world does not hash anew. */
const hashFor = async (password: string, passwords: Passwords): Promise<string> => {
  const own = hashes.get(passwords) ?? new Map<string, string>();
  const known = own.get(password);
  if (known !== undefined) return known;
  const hash = await passwords.hash(password, askerAt('inside', 'seed'));
  if (hash === null) throw new Error('A password of the seed could not be hashed.');
  hashes.set(passwords, own.set(password, hash));
  return hash;
};

const accountOf = (member: SeedMember, passwordHash: string, now: number): Tables['user_account'] => ({
  id: member.id,
  email: member.email,
  email_key: member.email,
  password_hash: passwordHash,
  role: member.role,
  staff_roles: (member.staffRoles ?? []).join(' '),
  status: member.status,
  status_reason_id: member.status === 'ACTIVE' ? activeReason : null,
  status_reason_description: null,
  first_name: member.firstName,
  last_name: member.lastName,
  mobile_number: member.mobileNumber,
  mobile_country_code: member.passportNo === null ? '90' : '98',
  birthdate: member.birthdate,
  nationality_country_id: member.passportNo === null ? turkish : foreign,
  enrollment_no: null,
  company_name: member.company?.name ?? null,
  tax_no: member.company?.taxNo ?? null,
  tax_administration: member.company?.taxAdministration ?? null,
  created_at: now,
  language: null,
  ended_at: null,
});

const customerOf = (member: SeedMember, now: number): Tables['customer'] => ({
  id: member.id,
  user_id: member.id,
  company: member.company !== null,
  ...blankCustomer,
  has_loyalty: false,
  created_at: now,
  contract_approved_at: now,
  version: 1,
});

const privateOf = ({
  id,
  gender,
  status,
  citizenshipNo,
  passportNo,
}: SeedMember): Tables['customer_private'] => ({
  customer_id: id,
  gender,
  citizenship_no: citizenshipNo,
  eid_citizenship_no: status === 'ACTIVE' ? citizenshipNo : null,
  passport_no: passportNo,
  passport_country_id: null,
  blood_type_id: null,
});

const seedMember = async (
  db: Kysely<Tables>,
  member: SeedMember,
  now: number,
  passwords: Passwords,
): Promise<void> => {
  const hash = await hashFor(member.password, passwords);
  await db
    .insertInto('user_account')
    .values(accountOf(member, hash, now))
    .execute();
  await db.insertInto('customer').values(customerOf(member, now)).execute();
  await db.insertInto('customer_private').values(privateOf(member)).execute();
};

const tables = [
  'user_account',
  'customer',
  'customer_private',
  'customer_picture',
  'saved_contact',
  'one_time_code',
  'audit_entry',
  'session',
  'session_token',
  'known_browser',
  'try_count',
  'eid_request',
  'eid_code',
] as const;

export const members: Seed = {
  availability: 'simulated',
  clear: async (db) => {
    for (const table of tables) await db.deleteFrom(table).execute();
  },
  seed: async (db, now, passwords) => {
    const there = await db.selectFrom('user_account').select('email_key').execute();
    const missing = seedMembers.filter(({ email }) => there.every(({ email_key }) => email_key !== email));
    for (const member of missing) await seedMember(db, member, now, passwords);
  },
};
