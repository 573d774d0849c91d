const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

const joined = (...parts: readonly Uint8Array[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => [...part]));

const big = (value: number, bytes: number): Uint8Array =>
  Uint8Array.from({ length: bytes }, (_, at) => (value / 256 ** (bytes - 1 - at)) & 0xff);

const little = (value: number, bytes: number): Uint8Array => big(value, bytes).toReversed();

type Sides = { readonly width?: number; readonly height?: number };

const chunk = (name: string, content: Uint8Array): Uint8Array =>
  joined(big(content.length, 4), bytesOf(name), content, big(0, 4));

/** A PNG of these sides; nobody has drawn in it. `body` is what its middle weighs. */
export const pngOf = ({ width = 4, height = 3 }: Sides = {}, body = 20): Uint8Array =>
  joined(
    bytesOf('\u0089PNG\r\n\u001a\n'),
    chunk('IHDR', joined(big(width, 4), big(height, 4), Uint8Array.of(8, 2, 0, 0, 0))),
    chunk('IDAT', new Uint8Array(body)),
    chunk('IEND', new Uint8Array()),
  );

export const jpegOf = ({ width = 4, height = 3 }: Sides = {}, body = 20): Uint8Array =>
  joined(
    Uint8Array.of(0xff, 0xd8, 0xff, 0xe0),
    big(16, 2),
    new Uint8Array(14),
    Uint8Array.of(0xff, 0xc0),
    big(11, 2),
    Uint8Array.of(8),
    big(height, 2),
    big(width, 2),
    Uint8Array.of(1, 1, 0x11, 0, 0xff, 0xda),
    new Uint8Array(body),
    Uint8Array.of(0xff, 0xd9),
  );

const riff = (kind: string, content: Uint8Array): Uint8Array => {
  const whole = joined(bytesOf('WEBP'), bytesOf(kind), little(content.length, 4), content);
  return joined(bytesOf('RIFF'), little(whole.length, 4), whole);
};

export const webpOf = ({ width = 4, height = 3 }: Sides = {}): Uint8Array =>
  riff('VP8X', joined(new Uint8Array(4), little(width - 1, 3), little(height - 1, 3), new Uint8Array(10)));

export const lossyWebpOf = ({ width = 4, height = 3 }: Sides = {}): Uint8Array =>
  riff('VP8 ', joined(new Uint8Array(6), little(width, 2), little(height, 2), new Uint8Array(10)));

export const losslessWebpOf = ({ width = 4, height = 3 }: Sides = {}): Uint8Array =>
  riff(
    'VP8L',
    joined(Uint8Array.of(0x2f), little((width - 1) | ((height - 1) << 14), 4), new Uint8Array(10)),
  );

const behind = (picture: Uint8Array, text: string): Uint8Array => joined(picture, bytesOf(text));
const before = (picture: Uint8Array, text: string): Uint8Array => joined(bytesOf(text), picture);
const texts = [
  '<script>alert(1)</script>',
  '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
  '<?php system($_GET[0]); ?>',
  'PK\u0003\u0004',
  '%PDF-1.7',
];
const kinds = { PNG: pngOf(), WebP: webpOf() } as const;
const huge = { width: 8_192, height: 8_192 } as const;
const wide = { width: 8_193, height: 1 } as const;
const flat = { width: 0, height: 3 } as const;

/** Files that are no picture, or more than one. */
export const wrongPictures: readonly (readonly [name: string, bytes: Uint8Array])[] = [
  ['nothing but one byte', Uint8Array.of(0)],
  ['two bytes', bytesOf('II')],
  ...texts.map((text) => [`only ${text}`, bytesOf(text)] as const),
  ...Object.entries(kinds).flatMap(([name, picture]) =>
    texts.map((text) => [`a ${name} with ${text} behind it`, behind(picture, text)] as const),
  ),
  ...Object.entries({ ...kinds, JPEG: jpegOf() }).flatMap(([name, picture]) => [
    [`a ${name} with a line before it`, before(picture, '\n')] as const,
    [`a ${name} cut in the middle`, picture.subarray(0, Math.floor(picture.length / 2))] as const,
    [`a ${name} without its last byte`, picture.subarray(0, -1)] as const,
    [`the first eight bytes of a ${name}`, picture.subarray(0, 8)] as const,
  ]),
  ['a JPEG with a page behind it', behind(jpegOf(), texts[0] ?? '')],
  ['a GIF', bytesOf('GIF89a\u0004\u0000\u0003\u0000')],
  ['a BMP', bytesOf('BM\u0036\u0000\u0000\u0000')],
  ['a TIFF', bytesOf('II*\u0000')],
  ['an icon', bytesOf('\u0000\u0000\u0001\u0000')],
  ...([pngOf, jpegOf, webpOf, lossyWebpOf, losslessWebpOf] as const).flatMap((draw) => [
    [`${draw.name}: more pixels than anybody needs`, draw(huge)] as const,
    [`${draw.name}: wider than anybody needs`, draw(wide)] as const,
  ]),
  ...([pngOf, jpegOf, lossyWebpOf] as const).map((draw) => [`${draw.name}: no width`, draw(flat)] as const),
  ['a JPEG without a frame', Uint8Array.of(0xff, 0xd8, 0xff, 0xda, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xd9)],
  ['a WebP of an unknown kind', riff('ANIM', new Uint8Array(20))],
];
