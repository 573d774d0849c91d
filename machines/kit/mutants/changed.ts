const isOpen = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof Error);

/** The same value with every part changed that can be. */
export const changed = (value: unknown): unknown => {
  if (typeof value === 'string') return `${value}~`;
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (value instanceof Error) return new Error(`${value.message}~`);
  if (Array.isArray(value)) return value.map(changed);
  if (!isOpen(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, changed(part)]));
};

const isChangeable = (value: unknown): boolean =>
  isOpen(value) ? Object.values(value).some(isChangeable) : changed(value) !== value;

type Maker = (...given: never[]) => unknown;

/** What is given, or what will be computed, changed; null when nothing in it can be. */
export const changedParams = (params: unknown): unknown => {
  if (typeof params === 'function') return (...given: never[]) => changed((params as Maker)(...given));
  return isChangeable(params) ? changed(params) : null;
};
