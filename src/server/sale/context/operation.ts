import { operationsFor } from '#server/platform/http/operation.ts';
import type { AppContext } from './app-context.ts';

export const { operation } = operationsFor<AppContext>();
