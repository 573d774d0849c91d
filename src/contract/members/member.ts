import * as z from 'zod/mini';
import type { LoggedIn } from '#domain/member/logged-in.ts';
import type { Member } from '#domain/member/member.ts';
import { staffRoles } from '#domain/values/staff-role.ts';

const rolesOnWire = z.readonly(z.array(z.enum(staffRoles)));

const memberOnWire = {
  userId: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  companyName: z.nullable(z.string()),
  company: z.boolean(),
  staffRoles: z.exactOptional(rolesOnWire),
};

type MemberOnWire = z.output<z.ZodMiniObject<typeof memberOnWire>>;

const knownMember = z.object({
  id: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  companyName: z.nullable(z.string()),
  staffRoles: z.exactOptional(rolesOnWire),
}) satisfies z.ZodMiniType<Member>;

type Known = z.output<typeof knownMember>;

const read = ({ userId, company, companyName, ...rest }: MemberOnWire): Known => ({
  id: userId,
  companyName: company ? companyName : null,
  ...rest,
});

const written = ({ id, ...rest }: Known): MemberOnWire => ({
  userId: id,
  company: rest.companyName !== null,
  ...rest,
});

export const member = z.codec(z.object(memberOnWire), knownMember, { decode: read, encode: written });

/** `userUnits` are the units a user sells for; a passenger sells for none. */
export const loggedIn = z.codec(
  z.object({
    ...memberOnWire,
    accessToken: z.string(),
    userUnits: z.optional(z.array(z.unknown())),
  }),
  z.object({ member: knownMember, accessToken: z.string() }) satisfies z.ZodMiniType<LoggedIn>,
  {
    decode: ({ accessToken, ...rest }) => ({ member: read(rest), accessToken }),
    encode: ({ accessToken, member: known }) => ({ ...written(known), accessToken, userUnits: [] }),
  },
);
