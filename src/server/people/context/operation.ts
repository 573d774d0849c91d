import { operationsFor } from '#server/platform/http/operation.ts';
import type { PeopleContext } from './people-context.ts';

export const { operation } = operationsFor<PeopleContext>();
