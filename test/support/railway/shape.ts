/** What a value of the wire looks like: `float` has a decimal point in the text, `?` may be null. */
export type Shape =
  | 'int'
  | 'float'
  | 'string'
  | 'bool'
  | 'null'
  | 'int?'
  | 'float?'
  | 'string?'
  | { readonly [name: string]: Shape }
  | readonly [Shape]
  | { readonly maybe: Shape };

const decimals = /(?<=[:[,])-?\d+\.\d+(?=[,}\]])/g;

/** Reads JSON with every decimal number told apart from whole ones. */
export const readShaped = (text: string): unknown =>
  JSON.parse(text.replaceAll(decimals, (number) => `{"#float":${number}}`));

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const kindOf = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'number') return 'int';
  if (typeof value === 'boolean') return 'bool';
  if (isRecord(value)) return '#float' in value ? 'float' : 'object';
  return typeof value;
};

/** Every place where a value does not look as it should. */
export const misshapen = (value: unknown, shape: Shape, place = ''): readonly string[] => {
  const kind = kindOf(value);
  if (typeof shape === 'string') {
    const fits = shape === kind || (shape.endsWith('?') && (kind === 'null' || shape === `${kind}?`));
    return fits ? [] : [`${place} is ${kind}, not ${shape}`];
  }
  if (Array.isArray(shape)) {
    const [each] = shape;
    return Array.isArray(value)
      ? value.flatMap((item) => misshapen(item, each, `${place}[]`))
      : [`${place} is ${kind}, not a list`];
  }
  if ('maybe' in shape && typeof shape.maybe === 'object') {
    return value === null ? [] : misshapen(value, shape.maybe, place);
  }
  if (!isRecord(value) || kind !== 'object') {
    return [`${place} is ${kind}, not an object`];
  }
  const named = Object.entries(shape);
  const wanted = new Set(named.map(([name]) => name));
  return [
    ...Object.keys(value).flatMap((name) => (wanted.has(name) ? [] : [`${place}.${name} is too much`])),
    ...named.flatMap(([name, inner]) =>
      name in value ? misshapen(value[name], inner, `${place}.${name}`) : [`${place}.${name} is missing`],
    ),
  ];
};
