import { operationsFor } from '#server/platform/http/operation.ts';
import type { RailwayContext } from './railway-context.ts';

export const { operation, writtenOperation } = operationsFor<RailwayContext>();
