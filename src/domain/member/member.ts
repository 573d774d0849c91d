import type { StaffRole } from '#domain/values/staff-role.ts';

/** Who is logged in: a person, or a company that travels under its own name. */
export type Member = {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly companyName: string | null;
  /** What they may be of the staff; left out for whoever is none of it. */
  readonly staffRoles?: readonly StaffRole[];
};

/** What the header shows instead of the login button. */
export const shownNameOf = ({ companyName, firstName, lastName }: Member): string =>
  companyName ?? `${firstName} ${lastName}`;
