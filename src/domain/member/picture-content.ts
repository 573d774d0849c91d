import type { PictureType } from './picture.ts';

/** A side and a whole that no picture of a person needs: what is larger is meant to fill somebody's memory. */
const longestSide = 8_192;
const mostPixels = 40_000_000;

type Sides = { readonly width: number; readonly height: number };

const isReasonable = ({ width, height }: Sides): boolean =>
  width > 0 && height > 0 && width <= longestSide && height <= longestSide && width * height <= mostPixels;

const textAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength);

const pngSignature = '\u0089PNG\r\n\u001a\n';
const pngHead = 33;
const pngEnd = 12;

/** Chunk by chunk from the first to the last: nothing may stand behind the end. */
const sidesOfPng = (bytes: Uint8Array): Sides | null => {
  if (bytes.length < pngHead + pngEnd || textAt(bytes, 0, 8) !== pngSignature) return null;
  if (textAt(bytes, 12, 4) !== 'IHDR') return null;
  const view = viewOf(bytes);
  let at = 8;
  while (at + pngEnd <= bytes.length && textAt(bytes, at + 4, 4) !== 'IEND')
    at += pngEnd + view.getUint32(at);
  return at + pngEnd === bytes.length && view.getUint32(at) === 0
    ? { width: view.getUint32(16), height: view.getUint32(20) }
    : null;
};

const marker = 0xff;
const startOfScan = 0xda;
/** Frames, but for the three codes among them that mean something else. */
const isFrame = (code: number): boolean => code >= 0xc0 && code <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(code);

const sidesOfJpeg = (bytes: Uint8Array): Sides | null => {
  const { length } = bytes;
  if (length < 4 || bytes[0] !== marker || bytes[1] !== 0xd8) return null;
  if (bytes[length - 2] !== marker || bytes[length - 1] !== 0xd9) return null;
  const view = viewOf(bytes);
  let at = 2;
  while (at + 9 <= length && bytes[at] === marker) {
    const code = bytes[at + 1] ?? 0;
    if (isFrame(code)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    if (code === startOfScan) return null;
    at += 2 + view.getUint16(at + 2);
  }
  return null;
};

const threeBytes = (view: DataView, at: number): number =>
  view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
const side14 = 0x3fff;

const sidesOfWebp = (bytes: Uint8Array): Sides | null => {
  if (bytes.length < 30 || textAt(bytes, 0, 4) !== 'RIFF' || textAt(bytes, 8, 4) !== 'WEBP') return null;
  const view = viewOf(bytes);
  if (view.getUint32(4, true) + 8 !== bytes.length) return null;
  switch (textAt(bytes, 12, 4)) {
    case 'VP8 ':
      return { width: view.getUint16(26, true) & side14, height: view.getUint16(28, true) & side14 };
    case 'VP8L': {
      const packed = view.getUint32(21, true);
      return { width: (packed & side14) + 1, height: ((packed >>> 14) & side14) + 1 };
    }
    case 'VP8X':
      return { width: threeBytes(view, 24) + 1, height: threeBytes(view, 27) + 1 };
    default:
      return null;
  }
};

const readers: readonly (readonly [PictureType, (bytes: Uint8Array) => Sides | null])[] = [
  ['image/png', sidesOfPng],
  ['image/jpeg', sidesOfJpeg],
  ['image/webp', sidesOfWebp],
];

/** What a file is by its content, whatever it calls itself; null for anything but a whole picture of a bearable size. */
export const pictureTypeOf = (bytes: Uint8Array): PictureType | null => {
  const found = readers.find(([, sidesOf]) => {
    const sides = sidesOf(bytes);
    return sides !== null && isReasonable(sides);
  });
  return found?.[0] ?? null;
};
