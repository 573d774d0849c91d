import { type Operation, operationsFor } from '#server/platform/http/operation.ts';
import type { House } from './house.ts';

export type SaleOperation = Operation<House>;

export const { operation } = operationsFor<House>();
