import { inflateSync } from 'node:zlib';

/** One glyph as it stands on a page: its left edge and line in points, its number in the file's font, and what it means. */
export type Glyph = {
  readonly x: number;
  readonly y: number;
  readonly page: number;
  readonly font: string;
  readonly number: number;
  readonly means: string;
};

type Font = { readonly widths: readonly number[]; readonly meanings: ReadonlyMap<number, string> };

type Objects = ReadonlyMap<string, string>;

const streamOf = (object: string): string => {
  const start = object.indexOf('stream\n') + 'stream\n'.length;
  const body = object.slice(start, object.lastIndexOf('\nendstream'));
  return object.includes('/FlateDecode') ? inflateSync(Buffer.from(body, 'latin1')).toString('latin1') : body;
};

const objectsOf = (pdf: string): Objects =>
  new Map(
    Array.from(pdf.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g), ([, id = '', body = '']) => [
      id,
      body,
    ]),
  );

const referred = (object: string, name: string): string =>
  new RegExp(`/${name} \\[?(\\d+) 0 R`).exec(object)?.[1] ?? '';

const meaningsOf = (map: string): Map<number, string> => {
  const meanings = new Map<number, string>();
  for (const [, first = '0', list = ''] of map.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/g)) {
    for (const [index, [, hex = '']] of Array.from(list.matchAll(/<([^>]*)>/g)).entries()) {
      const units = (hex.match(/[0-9a-f]{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16));
      meanings.set(Number.parseInt(first, 16) + index, String.fromCharCode(...units));
    }
  }
  return meanings;
};

const fontOf = (objects: Objects, id: string): Font => {
  const font = objects.get(id) ?? '';
  const descendant = objects.get(referred(font, 'DescendantFonts')) ?? '';
  const widths = /\/W \[0 \[([^\]]*)\]/.exec(descendant)?.[1] ?? '';
  return {
    widths: widths.trim().split(/\s+/).map(Number),
    meanings: meaningsOf(streamOf(objects.get(referred(font, 'ToUnicode')) ?? '')),
  };
};

const fontsOfPage = (objects: Objects, page: string): ReadonlyMap<string, Font> => {
  const resources = objects.get(referred(page, 'Resources')) ?? '';
  const listed = /\/Font <<([\s\S]*?)>>/.exec(resources)?.[1] ?? '';
  return new Map(
    Array.from(listed.matchAll(/\/(F\d+) (\d+) 0 R/g), ([, name = '', id = '']) => [
      name,
      fontOf(objects, id),
    ]),
  );
};

const shown = /([\d.-]+) ([\d.-]+) Tm\n\/(F\d+) ([\d.]+) Tf\n(?:[\s\S]*?)\[([^\]]*)\] TJ/g;

const glyphsOfPage = (objects: Objects, body: string, page: number): readonly Glyph[] => {
  const fonts = fontsOfPage(objects, body);
  const content = streamOf(objects.get(referred(body, 'Contents')) ?? '');
  return Array.from(content.matchAll(shown)).flatMap(([, left, line, name = '', size, parts = '']) => {
    const font = fonts.get(name);
    let x = Number(left);
    return Array.from(parts.matchAll(/<([0-9a-f]*)>|(-?[\d.]+)/g)).flatMap(([, hex, shift]) => {
      if (hex === undefined) {
        x -= (Number(shift) / 1000) * Number(size);
        return [];
      }
      return (hex.match(/[0-9a-f]{4}/g) ?? []).map((code) => {
        const number = Number.parseInt(code, 16);
        const glyph = {
          x,
          y: Number(line),
          page,
          font: name,
          number,
          means: font?.meanings.get(number) ?? '',
        };
        x += ((font?.widths[number] ?? 0) / 1000) * Number(size);
        return glyph;
      });
    });
  });
};

/** Every glyph of a PDF where a reader's eye finds it. */
export const printedGlyphs = (pdf: Uint8Array): readonly Glyph[] => {
  const objects = objectsOf(Buffer.from(pdf).toString('latin1'));
  return Array.from(objects.values())
    .filter((body) => /\/Type \/Page\n/.test(body))
    .flatMap((body, page) => glyphsOfPage(objects, body, page));
};

/** The lines of a PDF, each as its glyphs from left to right. */
export const printedLines = (pdf: Uint8Array): readonly (readonly Glyph[])[] => {
  const lines = new Map<string, Glyph[]>();
  for (const glyph of printedGlyphs(pdf)) {
    const line = `${glyph.page} ${glyph.y.toFixed(2)}`;
    lines.set(line, [...(lines.get(line) ?? []), glyph]);
  }
  return Array.from(lines.values(), (glyphs) => glyphs.toSorted((one, other) => one.x - other.x));
};
