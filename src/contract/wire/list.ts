import * as z from 'zod/mini';
import { noBody } from './empty-body.ts';
import { endpoint } from './endpoint.ts';

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
