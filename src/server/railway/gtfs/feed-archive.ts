import { strToU8, unzipSync, zipSync } from 'fflate';
import { FeedFault, faultCollector } from './feed-fault.ts';
import { feedTextOf } from './feed-text.ts';

/** The text files of a feed by name. */
export type FeedFiles = ReadonlyMap<string, string>;

/** Feeds of whole countries stay below this; more is not unpacked. */
const mostBytes = 1_000_000_000;

/** Names are taken without folders: some feeds are packed with one around them. */
const bareName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Some computers put a file beside each, whose name begins with a dot. */
const isOfFeed = (name: string): boolean => name.endsWith('.txt') && !name.startsWith('.');

const unpacked = (archive: Uint8Array, name: string): Readonly<Record<string, Uint8Array>> => {
  let bytes = 0;
  try {
    return unzipSync(archive, {
      filter: ({ name: path, originalSize }) => {
        bytes += originalSize;
        return isOfFeed(bareName(path)) && bytes < mostBytes;
      },
    });
  } catch (reason) {
    const kind = 'is not a zip archive';
    throw new FeedFault([{ file: name, line: 0, reason: `${kind} (${String(reason)})`, kind }]);
  }
};

export const openFeed = (archive: Uint8Array, name: string): FeedFiles => {
  const faults = faultCollector();
  const files = new Map<string, string>();
  for (const [path, content] of Object.entries(unpacked(archive, name))) {
    const read = feedTextOf(content);
    if (read.ok) files.set(bareName(path), read.text);
    else faults.add(bareName(path), read.line, read.reason);
  }
  faults.throwIfAny();
  return files;
};

/** The same files make the same bytes, whenever they are packed. */
const packedAt = '1980-01-01T00:00:00';

export const packFeed = (files: FeedFiles): Uint8Array =>
  zipSync(
    Object.fromEntries(
      [...files].map(([name, text]) => [name, [strToU8(text), { mtime: packedAt, level: 6 }] as const]),
    ),
  );
