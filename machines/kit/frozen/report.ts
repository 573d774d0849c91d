import type { Difference, Problems, Unwalked } from './problems.ts';
import { isRecord } from './record.ts';
import type { Shelf } from './shelf.ts';
import type { Seen } from './suite.ts';

type Parted = { readonly what: string; readonly expected: unknown; readonly came: unknown };

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Where two values part, down to the smallest named part. */
const partings = (what: string, expected: unknown, came: unknown): readonly Parted[] => {
  if (same(expected, came)) return [];
  if (Array.isArray(expected) && Array.isArray(came) && expected.length === came.length)
    return expected.flatMap((part, at) => partings(`${what} ${at + 1}`, part, came[at]));
  if (!isRecord(expected) || !isRecord(came)) return [{ what, expected, came }];
  return [...new Set([...Object.keys(expected), ...Object.keys(came)])].flatMap((key) =>
    partings(`${what} ${key}`, expected[key], came[key]),
  );
};

/** What is asked of ports and said to flows, each by its own name. */
const byName = (pairs: readonly (readonly [string, unknown])[] | undefined) =>
  Object.fromEntries(pairs ?? []);

const readable = (seen: Seen, shelf: Shelf) =>
  shelf.open({
    knows: {},
    shows: {},
    waits: {},
    ...seen,
    tags: seen.tags?.join(' '),
    asks: byName(seen.asks),
    sends: byName(seen.sends),
  }) as Readonly<Record<string, unknown>>;

const mostParts = 6;
const mostLetters = 160;

const isKept = (what: string) => /^(?:tags|knows|shows)\b/.test(what);

const textOf = (what: string, value: unknown) => {
  if (value === undefined) return isKept(what) ? 'as before the step' : 'nothing';
  const text = JSON.stringify(value);
  return text.length > mostLetters ? `${text.slice(0, mostLetters)}…` : text;
};

const linesOf = (expected: string, came: string) => [`     expected: ${expected}`, `     came:     ${came}`];

const partingLines = (parts: readonly Parted[]): readonly string[] => [
  ...parts
    .slice(0, mostParts)
    .flatMap(({ what, expected: was, came: is }) => [
      `     ${what}`,
      ...linesOf(textOf(what, was), textOf(what, is)),
    ]),
  ...(parts.length > mostParts ? [`     and ${parts.length - mostParts} more`] : []),
];

const partLines = ({ line, came }: Difference, shelf: Shelf): readonly string[] => {
  const twig = line.at(-1);
  if (twig === undefined || twig.seen === null) return [];
  if (came.impossible !== null) return linesOf(twig.state, `it cannot happen there: ${came.impossible}`);
  const states = twig.state === came.state ? [] : linesOf(twig.state, came.state);
  const [expected, now] = [readable(twig.seen, shelf), readable(came.seen, shelf)];
  const parts = [...new Set([...Object.keys(expected), ...Object.keys(now)])].flatMap((part) =>
    partings(part, expected[part], now[part]),
  );
  return [...states, ...partingLines(parts)];
};

const quoted = (name: string) => `'${name.replaceAll("'", String.raw`'\''`)}'`;

/** The command that accepts it, as it can be typed, with every name it takes. */
const commandOf = (flow: string, ...names: readonly string[]) =>
  `     npm run accept -- ${flow} ${names.map(quoted).join(' ')} "why"`;

const titled = ({ titles }: Problems, name: string) =>
  titles.has(name) ? `${name} (${titles.get(name)})` : name;

const differenceLines = (problems: Problems, all: readonly Difference[]): readonly string[] => {
  const names = [...new Set(all.flatMap((each) => each.names))];
  const [name = ''] = names;
  const nearest = all.reduce((best, each) => (each.line.length < best.line.length ? each : best));
  const at = nearest.line.at(-1)?.at ?? 0;
  const before = nearest.line.at(-2);
  return [
    `  ${titled(problems, name)}: ${all.length} ${all.length === 1 ? 'step differs' : 'steps differ'}; the nearest:`,
    `     ${nearest.line.map(({ cause }) => cause).join(' › ')}`,
    `     (${at} ms from the start${before === undefined ? '' : `, in ${before.state}`})`,
    ...partLines(nearest, problems.shelf),
    commandOf(problems.flow, ...names),
  ];
};

/** What a flow is given changes together as a rule: it is told one by one, and can be accepted at once. */
const unlikeLines = ({ flow, shelf, unlike }: Problems): readonly string[] =>
  unlike.length === 0
    ? []
    : [
        ...unlike.flatMap(({ name, expected, came }) => [
          `  ${name} is given otherwise than it was accepted`,
          ...partingLines(partings('given', shelf.open(expected), shelf.open(came))),
        ]),
        commandOf(flow, ...unlike.map(({ name }) => name)),
      ];

const unwalkedLines = (problems: Problems, all: readonly Unwalked[]): readonly string[] => {
  const names = [...new Set(all.flatMap((each) => each.names))];
  const nearest = all.reduce((best, each) => (each.causes.length < best.causes.length ? each : best));
  return [
    `  ${titled(problems, names[0] ?? '')}: ${all.length} of what may happen there was never accepted; the nearest:`,
    `     ${nearest.causes.join(' › ')}`,
    commandOf(problems.flow, ...names),
  ];
};

const grouped = <Each extends { readonly names: readonly string[] }>(
  differences: readonly Each[],
): ReadonlyMap<string, readonly Each[]> => {
  const groups = new Map<string, Each[]>();
  for (const each of differences) {
    const [name = ''] = each.names;
    groups.set(name, [...(groups.get(name) ?? []), each]);
  }
  return groups;
};

/** Everything in which a flow is not what was accepted, in words, with what can be typed where it is meant. */
export const reportOf = (problems: Problems): string => {
  const { flow, added, unbegun, unwalked, unread, gone, untaken, unreadable, differences } = problems;
  const each = (names: readonly string[], says: string) =>
    names.flatMap((name) => [`  ${titled(problems, name)} ${says}`, commandOf(flow, name)]);
  return [
    `${flow} does not do what was accepted (test/frozen/${flow}.json).`,
    'What is meant is accepted by name, with the reason; what is not is mended in the chart.',
    '',
    ...[...grouped(differences)].flatMap(([, all]) => differenceLines(problems, all)),
    ...unlikeLines(problems),
    ...[...grouped(unwalked)].flatMap(([, all]) => unwalkedLines(problems, all)),
    ...each([...added, ...unbegun, ...unread], 'is new and was not accepted'),
    ...each(gone, 'was accepted and is gone'),
    ...(differences.length > 0 ? [] : each(untaken, 'is taken by no step any more')),
    ...each(unreadable, 'cannot be read any more'),
    '',
  ].join('\n');
};
