import { XmlElement as Parsed, XmlDocument } from 'libxml2-wasm';

export type XmlElement = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
};

const childrenOf = (element: Parsed): readonly Parsed[] => {
  const children: Parsed[] = [];
  for (let node = element.firstChild; node !== null; node = node.next)
    if (node instanceof Parsed) children.push(node);
  return children;
};

const plain = (element: Parsed): XmlElement => ({
  name: element.name,
  attributes: Object.fromEntries([
    ...Object.entries(element.localNamespaces).map(([prefix, uri]) => [
      prefix === '' ? 'xmlns' : `xmlns:${prefix}`,
      uri,
    ]),
    ...element.attrs.map(({ name, value }) => [name, value]),
  ]),
  children: childrenOf(element).map(plain),
});

/** Reads well-formed XML with libxml2, and throws at the first thing that is not. */
export const readXml = (text: string): XmlElement => {
  const document = XmlDocument.fromString(text);
  try {
    return plain(document.root);
  } finally {
    document.dispose();
  }
};

export const elementsIn = (element: XmlElement): readonly XmlElement[] => [
  element,
  ...element.children.flatMap(elementsIn),
];
