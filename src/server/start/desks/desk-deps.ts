import type { AppContext } from '#server/sale/context/app-context.ts';

/** What a desk may lean on. Payments themselves are not among it: a desk is asked by them. */
export type DeskDeps = Omit<AppContext, 'payments'>;
