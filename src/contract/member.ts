import * as z from 'zod/mini';
import type { LoggedIn } from '#domain/logged-in.ts';
import type { Member } from '#domain/member.ts';

const memberOnWire = {
  userId: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  companyName: z.nullable(z.string()),
  company: z.boolean(),
};

type MemberOnWire = z.output<z.ZodMiniObject<typeof memberOnWire>>;

const knownMember = z.object({
  id: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  companyName: z.nullable(z.string()),
}) satisfies z.ZodMiniType<Member>;

const read = ({ userId, company, companyName, firstName, lastName, email }: MemberOnWire): Member => ({
  id: userId,
  firstName,
  lastName,
  email,
  companyName: company ? companyName : null,
});

const written = ({ id, companyName, firstName, lastName, email }: Member): MemberOnWire => ({
  userId: id,
  firstName,
  lastName,
  email,
  companyName,
  company: companyName !== null,
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
