import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';
import type { Endpoint } from '#contract/wire/endpoint.ts';

type Call = Endpoint<z.ZodMiniType, z.ZodMiniType, string>;

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'granted' in value;

const shapeOf = (schema: z.ZodMiniType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

const textOf = ({ caller, body, granted, refusals, largest }: Call): string =>
  JSON.stringify({
    caller,
    refusals: refusals.toSorted(),
    largest: largest ?? null,
    body: shapeOf(body),
    granted: shapeOf(granted),
  });

/** Every call that the contract of a tree writes, by method and path, with the shape of what goes over the wire. */
export const callsIn = async (root: string): Promise<ReadonlyMap<string, string>> => {
  const folder = join(root, 'src/contract');
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.ts'));
  const modules: readonly Readonly<Record<string, unknown>>[] = await Promise.all(
    files.map((file) => import(/* @vite-ignore */ pathToFileURL(join(folder, file)).href)),
  );
  const calls = modules.flatMap((module) => Object.values(module)).filter(isCall);
  return new Map(calls.map((call) => [`${call.method} ${call.path}`, textOf(call)]));
};
