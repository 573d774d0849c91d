import { type Answer, granted, refused } from '#domain/answer.ts';
import { type CatalogueKind, catalogueKindNamed } from '#domain/catalogue-kind.ts';
import type { CatalogueStaff } from '#domain/catalogue-rights.ts';
import type { House } from '#server/house.ts';
import type { Asked } from '#server/http/operation.ts';
import { staffIn } from '#server/users/staff-in.ts';

export type Reader = { readonly kind: CatalogueKind; readonly staff: CatalogueStaff };

/** Staff of any role may look. */
export const readerIn = async (
  { params, session }: Pick<Asked<unknown>, 'params' | 'session'>,
  { db }: House,
): Promise<Answer<Reader, 'catalogue-entry-gone' | 'role-lacking'>> => {
  const kind = catalogueKindNamed(params.kind ?? '');
  const staff = await staffIn(db, session);
  if (kind === null) return refused('catalogue-entry-gone');
  return staff === null || staff.roles.length === 0 ? refused('role-lacking') : granted({ kind, staff });
};
