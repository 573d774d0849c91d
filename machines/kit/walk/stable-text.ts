const isPlain = (value: object) => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

const isActor = (value: object): value is { readonly id: string } => 'sessionId' in value && 'send' in value;

/** What was made plain before: contexts of neighbouring steps share nearly everything they hold, and never change. */
const cache = new WeakMap<object, unknown>();

const plainObject = (value: object): unknown =>
  Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => part !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, part]) => [key, plainOf(part)]),
  );

const cachedPlain = (value: object): unknown => {
  if (!cache.has(value)) cache.set(value, plainObject(value));
  return cache.get(value);
};

/** A value as JSON can carry it: an error keeps its name and message, an actor its id. */
export const plainOf = (value: unknown): unknown => {
  if (typeof value === 'function') return { function: value.name };
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(plainOf);
  if (value instanceof Error) return { name: value.name, message: value.message };
  if (isActor(value)) return { actor: value.id };
  if (value instanceof Set || value instanceof Map) return { [value.constructor.name]: plainOf([...value]) };
  if (value instanceof Date) return { Date: value.getTime() };
  if (!isPlain(value)) return { [value.constructor.name]: plainOf({ ...value }) };
  return cachedPlain(value);
};

/** Two values are the same when their texts are. */
export const stableTextOf = (value: unknown): string => JSON.stringify(plainOf(value)) ?? 'undefined';

/** Where a value holds something JSON would lose, or null when it holds nothing of the kind. */
export const nonJsonIn = (value: unknown, at = ''): string | null => {
  if (typeof value === 'number' && !Number.isFinite(value)) return `${at} is ${value}`;
  if (['function', 'symbol', 'bigint'].includes(typeof value)) return `${at} is a ${typeof value}`;
  if (typeof value !== 'object' || value === null) return null;
  if (!Array.isArray(value) && !isPlain(value)) return `${at} is a ${value.constructor.name}`;
  return Object.entries(value).reduce<string | null>(
    (found, [key, part]) => found ?? nonJsonIn(part, at === '' ? key : `${at}.${key}`),
    null,
  );
};
