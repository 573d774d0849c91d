import * as z from 'zod/mini';
import type { Profile } from '#domain/member/profile.ts';

const yesNo = z.enum(['yes', 'no']);
const row = z.nullable(z.int());

const profile = z.object({
  phoneCountry: z.string(),
  phone: z.string(),
  cityId: row,
  districtId: row,
  neighbourhoodId: row,
  address: z.string(),
  bloodTypeId: row,
  professionId: row,
  educationId: row,
  wantsLetters: yesNo,
  wantsMessages: yesNo,
}) satisfies z.ZodMiniType<Profile>;

/** What one tab keeps of a member's record that is being changed. */
const keptProfile = z.object({ member: z.int(), changes: z.record(z.string(), z.unknown()) });

/** A record with the changes its member had typed; null where nobody typed any, or nothing that is understood. */
export const changedProfileIn = (
  kept: unknown,
  { member, profile: before }: { readonly member: number; readonly profile: Profile },
): Profile | null => {
  const read = z.safeParse(keptProfile, kept).data;
  if (read?.member !== member) return null;
  return z.safeParse(profile, { ...before, ...read.changes }).data ?? null;
};
