import * as fc from 'fast-check';
import * as z from 'zod';
import { toJSONSchema, type ZodMiniType } from 'zod/mini';

type Shape = {
  readonly type?: string | readonly string[] | undefined;
  readonly const?: unknown;
  readonly enum?: readonly unknown[] | undefined;
  readonly anyOf?: readonly Shape[] | undefined;
  readonly properties?: Readonly<Record<string, Shape>> | undefined;
  readonly required?: readonly string[] | undefined;
  readonly additionalProperties?: Shape | boolean | undefined;
  readonly items?: Shape | undefined;
  readonly prefixItems?: readonly Shape[] | undefined;
  readonly minItems?: number | undefined;
  readonly maxItems?: number | undefined;
  readonly pattern?: string | undefined;
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
};

const shape: z.ZodType<Shape> = z.lazy(() =>
  z.object({
    type: z.union([z.string(), z.array(z.string())]).optional(),
    const: z.unknown().optional(),
    enum: z.array(z.unknown()).optional(),
    anyOf: z.array(shape).optional(),
    properties: z.record(z.string(), shape).optional(),
    required: z.array(z.string()).optional(),
    additionalProperties: z.union([z.boolean(), shape]).optional(),
    items: shape.optional(),
    prefixItems: z.array(shape).optional(),
    minItems: z.number().optional(),
    maxItems: z.number().optional(),
    pattern: z.string().optional(),
    minLength: z.number().optional(),
    maxLength: z.number().optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
  }),
);

const anyJson = fc.jsonValue({ maxDepth: 3 });
const mostItems = 6;
const mostLetters = 40;

const texts = ({ pattern, minLength = 0, maxLength = mostLetters }: Shape): fc.Arbitrary<unknown> =>
  pattern === undefined
    ? fc.string({
        minLength,
        maxLength: Math.min(maxLength, Math.max(minLength, mostLetters)),
        unit: 'grapheme',
      })
    : fc.stringMatching(new RegExp(pattern));

const integers = ({ minimum = -(2 ** 31), maximum = 2 ** 31 }: Shape): fc.Arbitrary<unknown> =>
  fc.integer({ min: Math.max(minimum, -(2 ** 31)), max: Math.min(maximum, 2 ** 31) });

const objects = ({ properties = {}, required = [], additionalProperties }: Shape): fc.Arbitrary<unknown> =>
  typeof additionalProperties === 'object' && Object.keys(properties).length === 0
    ? fc.dictionary(fc.string(), bodies(additionalProperties), { maxKeys: mostItems })
    : fc.record(
        Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, bodies(inner)])),
        { requiredKeys: [...required] },
      );

const arrays = ({
  items = {},
  prefixItems,
  minItems = 0,
  maxItems = mostItems,
}: Shape): fc.Arbitrary<unknown> =>
  prefixItems === undefined
    ? fc.array(bodies(items), {
        minLength: minItems,
        maxLength: Math.min(maxItems, Math.max(minItems, mostItems)),
      })
    : fc.tuple(...prefixItems.map(bodies));

const bodies = (of: Shape): fc.Arbitrary<unknown> => {
  if (of.const !== undefined) {
    return fc.constant(of.const);
  }
  if (of.enum !== undefined) {
    return fc.constantFrom(...of.enum);
  }
  if (of.anyOf !== undefined) {
    return fc.oneof(...of.anyOf.map(bodies));
  }
  if (typeof of.type === 'object') {
    return fc.oneof(...of.type.map((type) => bodies({ ...of, type })));
  }
  switch (of.type) {
    case 'string':
      return texts(of);
    case 'integer':
      return integers(of);
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'object':
      return objects(of);
    case 'array':
      return arrays(of);
    default:
      return anyJson;
  }
};

/** Bodies of the shape a call asks for. A rule the shape cannot tell may still refuse one. */
export const bodiesOf = (schema: ZodMiniType): fc.Arbitrary<unknown> =>
  bodies(shape.parse(toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })));
