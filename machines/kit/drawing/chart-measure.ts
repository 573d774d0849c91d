/** Faces in which a chart is set: size in pixels and weight. */
export const faces = {
  title: { size: 14, weight: 600, height: 21 },
  code: { size: 11, weight: 400, height: 16 },
  row: { size: 12, weight: 400, height: 18 },
  cause: { size: 12, weight: 600, height: 18 },
  aside: { size: 11, weight: 400, height: 16 },
} as const;

export type Face = keyof typeof faces;

/** Advance widths of Vazirmatn in thousandths of its size: all characters of a string are this wide. */
const widths: readonly (readonly [number, string])[] = [
  [250, "'ijlİıI|"],
  [275, ' !.:;,[]·'],
  [345, '()frt{}"`/\\'],
  [480, '-?vyz^*_'],
  [520, 'csşçkx<>=+~'],
  [565, 'abdeghnopquöüğâ0123456789$L'],
  [615, 'FJSŞTYEBRKXZVPU'],
  [660, 'ACÇDGĞHNOÖQÜ#&%'],
  [750, 'wM…'],
  [890, 'mW@→'],
];

/** Persian letters by their width when joined on both sides and when they end a word. */
const joinedWidths: readonly (readonly [number, number, string])[] = [
  [265, 250, 'اآأ'],
  [345, 400, 'رزژ'],
  [360, 900, 'بپتثکگ'],
  [340, 700, 'نیئل'],
  [500, 900, 'ف'],
  [500, 700, 'قهۀ'],
  [450, 450, 'وؤء'],
  [535, 535, 'دذ'],
  [580, 640, 'مجچحخعغ'],
  [680, 760, 'طظ'],
  [850, 1260, 'سشصض'],
  [0, 0, '\u200c'],
];

const plain = new Map(widths.flatMap(([width, characters]) => [...characters].map((each) => [each, width])));
const joined = new Map(
  joinedWidths.flatMap(([inside, ending, characters]) =>
    [...characters].map((each) => [each, { inside, ending }] as const),
  ),
);

const widthOf = (character: string, next: string | undefined): number => {
  const persian = joined.get(character);
  if (!persian) return plain.get(character) ?? 600;
  return next !== undefined && joined.has(next) && next !== '\u200c' ? persian.inside : persian.ending;
};

export type Measure = (text: string, face: Face) => number;

/** How wide a text will be, known without a screen; slightly more than it is, so that nothing is cut. */
export const measured: Measure = (text, face) => {
  const characters = [...text];
  const thousandths = characters.reduce((sum, each, at) => sum + widthOf(each, characters[at + 1]), 0);
  const { size, weight } = faces[face];
  return Math.ceil((thousandths / 1000) * size * (weight > 400 ? 1.05 : 1.03));
};
