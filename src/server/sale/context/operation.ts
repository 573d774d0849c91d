import { operationsFor } from '#server/platform/http/operation.ts';
import type { House } from './house.ts';

export const { operation } = operationsFor<House>();
