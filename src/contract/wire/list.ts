import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { noBody } from './nothing.ts';

/** A list anybody may read. */
export const listAt = <Row extends z.ZodMiniType>(name: string, path: string, row: Row) =>
  endpoint({
    name,
    method: 'get',
    path,
    caller: 'anyone',
    body: noBody,
    granted: z.array(row),
    refusals: [],
  });
