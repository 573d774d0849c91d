import type { XmlElement } from '#test/atlas/xml.ts';

/** The kinds of attributes of IEEE 1849, and what a value of each looks like. */
const values: Readonly<Record<string, RegExp>> = {
  string: /^/,
  date: /^-?\d{4,}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)?$/,
  int: /^[+-]?\d+$/,
  float: /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/,
  boolean: /^(?:true|false|0|1)$/,
  id: /^.+$/,
};

/** The keys of the extensions a log may name, with the kind each has there. */
const extensions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  concept: { name: 'string', instance: 'string' },
  time: { timestamp: 'date' },
  org: { resource: 'string', role: 'string', group: 'string' },
};

const isName = (text = '') => /^[\p{L}_][\p{L}\p{N}._-]*$/u.test(text);
const isKey = (text = '') => /^[\p{L}_:][\p{L}\p{N}._:-]*$/u.test(text);

const isAttribute = ({ name }: XmlElement) => name in values;
const named = ({ children }: XmlElement, name: string) => children.filter((child) => child.name === name);

/** What stands in an element comes in this order, each as often as it likes. */
const inside: Readonly<Record<string, readonly string[]>> = {
  log: ['extension', 'global', 'classifier', 'attribute', 'trace', 'event'],
  trace: ['attribute', 'event'],
  event: ['attribute'],
  global: ['attribute'],
};

const orderFaults = (element: XmlElement): readonly string[] => {
  const order = inside[element.name] ?? [];
  const places = element.children.map((child) =>
    order.indexOf(isAttribute(child) ? 'attribute' : child.name),
  );
  return places.flatMap((place, at) =>
    place < (places[at - 1] ?? 0)
      ? [`${element.children[at]?.name} stands where no such thing may, in ${element.name}`]
      : [],
  );
};

const attributeFaults = (element: XmlElement, prefixes: ReadonlySet<string>): readonly string[] => {
  const held = element.children.filter(isAttribute);
  const keys = held.map(({ attributes }) => attributes.key ?? '');
  return [
    ...keys.filter((key, at) => keys.indexOf(key) < at).map((key) => `${key} is there twice`),
    ...held.flatMap(({ name, attributes: { key = '', value } }) => {
      const [prefix = '', own = ''] = key.includes(':') ? key.split(':') : [];
      const kind = extensions[prefix]?.[own];
      return [
        ...(isKey(key) ? [] : [`“${key}” is no key`]),
        ...(value !== undefined && values[name]?.test(value) ? [] : [`${key} is no ${name}: ${value}`]),
        ...(prefix === '' || prefixes.has(prefix) ? [] : [`${key} is of an extension not declared`]),
        ...(prefix === '' || !prefixes.has(prefix) || kind === name ? [] : [`${key} is not of kind ${name}`]),
      ];
    }),
  ];
};

/** Whatever is declared for all traces or all events stands in each of them, of the same kind. */
const globalFaults = (log: XmlElement, scope: string, all: readonly XmlElement[]): readonly string[] =>
  named(log, 'global')
    .filter(({ attributes }) => attributes.scope === scope)
    .flatMap(({ children }) => children)
    .flatMap(({ name, attributes: { key } }) =>
      all.every((one) => one.children.some((each) => each.name === name && each.attributes.key === key))
        ? []
        : [`${key} is declared for every ${scope} and is not in each`],
    );

const headFaults = (log: XmlElement): readonly string[] => {
  const scopes = named(log, 'global').map(({ attributes }) => attributes.scope ?? '');
  const forEvents = named(log, 'global').filter(({ attributes }) => attributes.scope === 'event');
  const keys = new Set(forEvents.flatMap(({ children }) => children.map(({ attributes }) => attributes.key)));
  return [
    ...(log.name === 'log' && log.attributes.xmlns === 'http://www.xes-standard.org/'
      ? []
      : ['no log of XES']),
    ...(/^\d+(?:\.\d+)?$/.test(log.attributes['xes.version'] ?? '') ? [] : ['xes.version is no decimal']),
    ...named(log, 'extension').flatMap(({ attributes: { name, prefix, uri } }) =>
      isName(name) && isName(prefix) && uri
        ? []
        : [`the extension ${name} lacks its name, prefix or address`],
    ),
    ...scopes.flatMap((scope) => (/^(?:trace|event)$/.test(scope) ? [] : [`“${scope}” is no scope`])),
    ...named(log, 'classifier').flatMap(({ attributes: { name, keys: asked = '' } }) => [
      ...(isName(name) ? [] : [`“${name}” is no name of a classifier`]),
      ...asked
        .split(' ')
        .flatMap((key) =>
          keys.has(key) ? [] : [`${name} tells events apart by ${key}, which not all have`],
        ),
    ]),
  ];
};

/** What IEEE 1849 has against a log, as its clauses and its schema have it. */
export const xesFaults = (log: XmlElement): readonly string[] => {
  const prefixes = new Set(named(log, 'extension').map(({ attributes }) => attributes.prefix ?? ''));
  const traces = named(log, 'trace');
  const events = [...named(log, 'event'), ...traces.flatMap((trace) => named(trace, 'event'))];
  const all = [log, ...named(log, 'global'), ...traces, ...events];
  return [
    ...headFaults(log),
    ...all.flatMap((one) => [...orderFaults(one), ...attributeFaults(one, prefixes)]),
    ...globalFaults(log, 'trace', traces),
    ...globalFaults(log, 'event', events),
  ];
};
