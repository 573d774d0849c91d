import type { CatalogueKind } from '#domain/catalogue/catalogue-kind.ts';
import { addresses } from '#domain/shop/addresses.ts';
import { consoleNames } from './catalogue-list.flow.ts';

/** The address of a list of the console, or of what more is said. */
export const consoleAddress = (kind: CatalogueKind, more: Readonly<Record<string, string>> = {}): string =>
  `${addresses['staff-console'].path}?${new URLSearchParams({ [consoleNames.kind]: kind, ...more })}`;
