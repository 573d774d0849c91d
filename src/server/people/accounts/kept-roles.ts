import { type StaffRole, staffRoles } from '#domain/values/staff-role.ts';

/** The roles of an account, as the store keeps them. */
export const rolesIn = (kept: string): readonly StaffRole[] => {
  const named = new Set(kept.split(' '));
  return staffRoles.filter((role) => named.has(role));
};
