import { type CatalogueKind, catalogueKindNamed } from '#domain/catalogue/catalogue-kind.ts';
import type { CatalogueStaff } from '#domain/catalogue/catalogue-rights.ts';
import { type Answer, granted, refused } from '#domain/values/answer.ts';
import { staffIn } from '#server/people/accounts/staff-in.ts';
import type { OperationRequest } from '#server/platform/http/operation.ts';
import type { AppContext } from '#server/sale/context/app-context.ts';

export type Reader = { readonly kind: CatalogueKind; readonly staff: CatalogueStaff };

/** Staff of any role may look. */
export const readerIn = async (
  { params, session }: Pick<OperationRequest<unknown>, 'params' | 'session'>,
  { db }: AppContext,
): Promise<Answer<Reader, 'catalogue-entry-gone' | 'role-lacking'>> => {
  const kind = catalogueKindNamed(params.kind ?? '');
  const staff = await staffIn(db, session);
  if (kind === null) return refused('catalogue-entry-gone');
  return staff === null || staff.roles.length === 0 ? refused('role-lacking') : granted({ kind, staff });
};
