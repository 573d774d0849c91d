export type XmlElement = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
};

const token = /<\?[^>]*\?>|<\/([\w:.-]+)>|<([\w:.-]+)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>|([^<]+)/gy;
const attribute = /([\w:.-]+)="([^"]*)"/g;
const badText = /&(?!(?:lt|gt|amp|quot|apos);)/;

/** Reads well-formed XML, and throws at the first thing that is not. */
export const readXml = (text: string): XmlElement => {
  const top: XmlElement = { name: '', attributes: {}, children: [] };
  const open = [top];
  let read = 0;
  for (const [all, closed, opened, attributes = '', empty, words] of text.matchAll(token)) {
    read += all.length;
    if (closed !== undefined && open.pop()?.name !== closed) throw new Error(`</${closed}> closes nothing`);
    if (badText.test(words ?? attributes)) throw new Error(`a bare & in ${all}`);
    if (opened === undefined) continue;
    const pairs = [...attributes.matchAll(attribute)].map(
      ([, name = '', value = '']) => [name, value] as const,
    );
    const element = { name: opened, attributes: Object.fromEntries(pairs), children: [] };
    if (Object.keys(element.attributes).length < pairs.length)
      throw new Error(`an attribute twice in ${all}`);
    open.at(-1)?.children.push(element);
    if (empty === '') open.push(element);
  }
  const [root, ...more] = top.children;
  if (read < text.length) throw new Error(`not understood: ${text.slice(read, read + 40)}`);
  if (open.length > 1 || !root || more.length > 0) throw new Error('not one whole element');
  return root;
};

export const elementsIn = (element: XmlElement): readonly XmlElement[] => [
  element,
  ...element.children.flatMap(elementsIn),
];
