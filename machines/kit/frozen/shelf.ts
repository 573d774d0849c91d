import { day } from '#domain/values/durations.ts';
import { fingerprint } from '#machines/kit/chart/fingerprint.ts';
import { plainOf } from '#machines/kit/walk/stable-text.ts';
import { isRecord } from './record.ts';

/** Values as a frozen suite writes them: instants counted from the start, what is long named once and pointed to. */
export type Shelf = {
  readonly put: (value: unknown) => unknown;
  /** Writes what is made at an instant: what moves with it is written as counted from now. */
  readonly putAt: (made: (now: number) => unknown) => unknown;
  readonly take: (written: unknown, now: number) => unknown;
  readonly named: (name: string) => unknown;
  /** What is pointed to stands in its place; instants stay as they are written. */
  readonly open: (written: unknown) => unknown;
};

/** Written in full wherever it stands, as long as it is no longer. */
const longest = 60;
/** An instant further away from the start is no instant of the walk. */
const farthest = 600 * day;

const marked = /^(?:@[0-9a-f]{8}|(?:start|now)[+-]\d+)$/;
const signed = (offset: number) => (offset < 0 ? `${offset}` : `+${offset}`);

const mapped = (value: unknown, change: (part: unknown) => unknown): unknown => {
  if (Array.isArray(value)) return value.map(change);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, change(part)]));
};

/** What moves with the instant at which it is made, told apart by making it at two. */
const counted = (startsAt: number, early: unknown, late: unknown): unknown => {
  if (typeof early === 'number' && early !== late) return `now${signed(early - startsAt)}`;
  if (Array.isArray(early))
    return early.map((part, at) => counted(startsAt, part, (late as readonly unknown[])[at]));
  if (!isRecord(early)) return early;
  return Object.fromEntries(
    Object.entries(early).map(([key, part]) => [
      key,
      counted(startsAt, part, (late as Readonly<Record<string, unknown>>)[key]),
    ]),
  );
};

export const shelfOf = (startsAt: number, before: Readonly<Record<string, unknown>> = {}): Shelf => {
  const values = new Map(Object.entries(before));
  const names = new Map([...values].map(([name, value]) => [JSON.stringify(value), name]));
  const known = new WeakMap<object, unknown>();

  const nameOf = (text: string, value: unknown) => {
    const name = names.get(text) ?? fingerprint(text).slice(0, 8);
    names.set(text, name);
    values.set(name, value);
    return `@${name}`;
  };

  const shelved = (value: unknown): unknown => {
    const inside = mapped(value, written);
    const text = JSON.stringify(inside);
    return text.length <= longest ? inside : nameOf(text, inside);
  };

  const written = (value: unknown): unknown => {
    if (typeof value === 'number')
      return Math.abs(value - startsAt) < farthest ? `start${signed(value - startsAt)}` : value;
    if (typeof value === 'string' && marked.test(value) && !value.startsWith('now'))
      throw new Error(`A frozen suite cannot tell ${value} from its own marks.`);
    if (typeof value !== 'object' || value === null) return value;
    const form = known.get(value) ?? shelved(value);
    known.set(value, form);
    return form;
  };

  const take = (value: unknown, now: number): unknown => {
    if (typeof value !== 'string' || !marked.test(value)) return mapped(value, (part) => take(part, now));
    if (value.startsWith('@')) return take(values.get(value.slice(1)), now);
    return value.startsWith('now') ? now + Number(value.slice(3)) : startsAt + Number(value.slice(5));
  };

  const open = (value: unknown): unknown =>
    typeof value === 'string' && value.startsWith('@') && marked.test(value)
      ? open(values.get(value.slice(1)))
      : mapped(value, open);

  return {
    open,
    put: (value) => written(plainOf(value) ?? null),
    putAt: (made) =>
      written(counted(startsAt, plainOf(made(startsAt)) ?? null, plainOf(made(startsAt + farthest)) ?? null)),
    take,
    named: (name) => values.get(name),
  };
};
