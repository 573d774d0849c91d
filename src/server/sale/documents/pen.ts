import Pages from 'pdfkit';
import { directionOf, type Language } from '#domain/values/language.ts';
import fonts from './vazirmatn.json';
import { type Direction, type Line, visualPiecesOf } from './visual-pieces.ts';

export type Weight = 'regular' | 'bold';

/** What is written, and in which box: `top` and `left` are in points from the page's upper left corner. */
export type Writing = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly size: number;
  readonly weight?: Weight;
  readonly color?: string;
  /** Where a line stands in its box, as the language runs. */
  readonly align?: 'start' | 'end';
};

/** Writes on the pages of one document. Boxes are given as for a page that runs left to right and turned over for one that does not. */
export type Pen = {
  readonly page: PDFKit.PDFDocument;
  readonly direction: Direction;
  /** Writes a paragraph and gives the height below which the next may stand. */
  readonly write: (paragraph: string, writing: Writing) => number;
  /** The left edge of a box of this width, turned over when the page runs right to left. */
  readonly leftOf: (left: number, width: number) => number;
  readonly finish: () => Promise<Uint8Array>;
};

const lineHeight = 1.5;
const raw = { lineBreak: false, features: [] } satisfies PDFKit.Mixins.TextOptions;

type Measure = (line: Line) => number;

/** Words go into a line as long as they fit; a word that is longer than the line stands alone. */
const linesOf = (paragraph: string, width: number, measure: Measure): readonly Line[] => {
  const lines: Line[] = [];
  let open: Line | null = null;
  for (const { index, 0: word } of paragraph.matchAll(/\S+/g)) {
    const end = index + word.length;
    const longer: Line = { start: open?.start ?? index, end };
    if (open !== null && measure(longer) > width) {
      lines.push(open);
      open = { start: index, end };
    } else {
      open = longer;
    }
  }
  return open === null ? lines : [...lines, open];
};

const leftOfLine = (
  { left, width, align = 'start' }: Writing,
  lineWidth: number,
  direction: Direction,
): number => {
  const isAtRight = (align === 'start') === (direction === 'rtl');
  return isAtRight ? left + width - lineWidth : left;
};

/** A new document in one language, on A5. */
export const openPen = (language: Language, title: string): Pen => {
  const direction = directionOf(language);
  const page = new Pages({
    size: 'A5',
    margin: 0,
    autoFirstPage: false,
    lang: language,
    // No font of the package's own: those are not in the built server.
    font: '',
    info: { Title: title, Producer: 'Sefer', Creator: 'Sefer' },
  });
  page.registerFont('regular', Buffer.from(fonts.regular, 'base64'));
  page.registerFont('bold', Buffer.from(fonts.bold, 'base64'));
  const parts: Buffer[] = [];
  page.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise<Uint8Array>((resolve, reject) => {
    page.on('end', () => resolve(Buffer.concat(parts)));
    page.on('error', reject);
  });
  const pageWidth = 419.53;
  const leftOf = (left: number, width: number): number =>
    direction === 'rtl' ? pageWidth - left - width : left;
  const widthOf = (pieces: readonly string[]): number =>
    pieces.reduce((sum, piece) => sum + page.widthOfString(piece, raw), 0);

  const write = (paragraph: string, writing: Writing): number => {
    page
      .font(writing.weight ?? 'regular')
      .fontSize(writing.size)
      .fillColor(writing.color ?? 'black');
    const piecesOf = visualPiecesOf(paragraph, direction);
    const lines = linesOf(paragraph, writing.width, (line) => widthOf(piecesOf(line)));
    const left = leftOf(writing.left, writing.width);
    lines.forEach((line, index) => {
      const pieces = piecesOf(line);
      const top = writing.top + index * writing.size * lineHeight;
      let x = leftOfLine({ ...writing, left }, widthOf(pieces), direction);
      for (const piece of pieces) {
        page.text(piece, x, top, raw);
        x += page.widthOfString(piece, raw);
      }
    });
    return writing.top + lines.length * writing.size * lineHeight;
  };

  return {
    page,
    direction,
    write,
    leftOf,
    finish: () => {
      page.end();
      return ended;
    },
  };
};
