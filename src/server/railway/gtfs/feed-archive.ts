import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { FeedFault } from './feed-fault.ts';

/** The text files of a feed by name. */
export type FeedFiles = ReadonlyMap<string, string>;

/** Feeds of whole countries stay below this; more is not unpacked. */
const mostBytes = 1_000_000_000;

/** Names are taken without folders: some feeds are packed with one around them. */
const bareName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

export const openFeed = (archive: Uint8Array, name: string): FeedFiles => {
  let bytes = 0;
  try {
    const files = unzipSync(archive, {
      filter: ({ name: path, originalSize }) => {
        bytes += originalSize;
        return path.endsWith('.txt') && bytes < mostBytes;
      },
    });
    return new Map(Object.entries(files).map(([path, content]) => [bareName(path), strFromU8(content)]));
  } catch (reason) {
    throw new FeedFault([{ file: name, line: 0, reason: `is not a zip archive (${String(reason)})` }]);
  }
};

/** The same files make the same bytes, whenever they are packed. */
const packedAt = '1980-01-01T00:00:00';

export const packFeed = (files: FeedFiles): Uint8Array =>
  zipSync(
    Object.fromEntries(
      [...files].map(([name, text]) => [name, [strToU8(text), { mtime: packedAt, level: 6 }] as const]),
    ),
  );
