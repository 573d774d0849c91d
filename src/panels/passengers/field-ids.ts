import type { ConcernedField } from '#domain/booking/passenger-concerned.ts';

/** Where a field stands in the page. */
export const fieldIdOf = ({ passenger, field }: ConcernedField): string =>
  passenger === null ? `contact-${field}` : `passenger-${passenger + 1}-${field}`;
