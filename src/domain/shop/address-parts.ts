import { type AddressName, addresses } from './addresses.ts';

const patternOf = (path: string) =>
  new RegExp(
    `^${path
      .replaceAll(/\/\{([A-Za-z]+)\?\}/g, '(?:/(?<$1>[^/?#]+))?')
      .replaceAll(/\{([A-Za-z]+)\}/g, '(?<$1>[^/?#]+)')}/?(?:[?#].*)?$`,
  );

/** A query never breaks on signs that stand for nothing. */
const plain = (text: string): string =>
  new URLSearchParams(`text=${text.replaceAll('+', '%2B')}`).get('text') ?? '';

/** What stands in the parts of an address that vary, by their names in the table of addresses. */
export const addressParts = (name: AddressName, path: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(patternOf(addresses[name].path).exec(path)?.groups ?? {}).flatMap(([part, text]) =>
      text === undefined ? [] : [[part, plain(text)]],
    ),
  );
