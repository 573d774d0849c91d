import { addresses } from '#domain/addresses.ts';
import type { CatalogueKind } from '#domain/catalogue-kind.ts';
import { consoleNames } from './catalogue-list.flow.ts';

/** The address of a list of the console, or of what more is said. */
export const consoleAddress = (kind: CatalogueKind, more: Readonly<Record<string, string>> = {}): string =>
  `${addresses['staff-console'].path}?${new URLSearchParams({ [consoleNames.kind]: kind, ...more })}`;
