import { type Access, type AddressName, addresses, packageTypes } from './addresses.ts';

/** An address of the shop that was found in the table; `path` is what was asked, query included. */
export type OwnAddress = { readonly name: AddressName; readonly access: Access; readonly path: string };

const isAddressName = (text: string): text is AddressName => Object.hasOwn(addresses, text);

const patternOf = (path: string) =>
  new RegExp(
    `^${path
      .replaceAll('{type}', `(?:${packageTypes.join('|')})`)
      .replaceAll(/\/\{[A-Za-z]+\?\}/g, '(?:/[\\w.~%-]+)?')
      .replaceAll(/\{[A-Za-z]+\}/g, '[\\w.~%-]+')}/?$`,
  );

const table = Object.keys(addresses)
  .filter(isAddressName)
  .map((name) => ({ name, pattern: patternOf(addresses[name].path) }));

/** Only paths of the table are our own: whatever could lead to another host is none of them. */
export function ownAddressOf(asked: string): OwnAddress | null {
  if (asked.length > 2_000 || !/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(asked)) return null;
  const [path = ''] = asked.split(/[?#]/);
  const found = table.find(({ pattern }) => pattern.test(path));
  return found ? { name: found.name, access: addresses[found.name].access, path: asked } : null;
}
