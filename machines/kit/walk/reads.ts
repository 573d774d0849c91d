type Note = (path: string) => void;

const isOpen = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype);

const pathTo = (path: string, key: string | symbol) => (path === '' ? String(key) : `${path}.${String(key)}`);

/** A view of a value that notes every part of it that is read; what is not a plain value is given as it is. */
export const noting = <Value>(value: Value, note: Note, path = ''): Value => {
  if (!isOpen(value)) return value;
  return new Proxy<object>(value, {
    get(target, key, receiver) {
      const part: unknown = Reflect.get(target, key, receiver);
      if (typeof key === 'symbol' || typeof part === 'function') return part;
      note(pathTo(path, key));
      const held = Reflect.getOwnPropertyDescriptor(target, key);
      return held?.configurable === false && held.writable === false
        ? part
        : noting(part, note, pathTo(path, key));
    },
    has(target, key) {
      note(pathTo(path, key));
      return Reflect.has(target, key);
    },
    ownKeys(target) {
      note(pathTo(path, '*'));
      return Reflect.ownKeys(target);
    },
  }) as Value;
};

/** Every part of a context that a reading of it looks at. */
export const partsRead = <Context>(
  context: Context,
  read: (context: Context) => unknown,
): ReadonlySet<string> => {
  const parts = new Set<string>();
  JSON.stringify(read(noting(context, (path) => parts.add(path))));
  return parts;
};
