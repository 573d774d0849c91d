import { globalStyle, style } from '@vanilla-extract/css';
import { forcedColors, from } from '#ui/theme/breakpoints.ts';
import { theme } from '#ui/theme/theme.css.ts';

/** Four parts in a row where there is room: where, when, who, go. */
export const form = style({
  display: 'grid',
  gap: theme.space[16],
  padding: `clamp(${theme.space[16]}, 3vw, ${theme.space[24]})`,
  border: `1px solid ${theme.color.rule}`,
  borderRadius: theme.radius.sheet,
  backgroundColor: theme.color.raised,
  boxShadow: theme.shadow,
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start' },
    [from.desk]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' },
    print: { display: 'none' },
  },
});

globalStyle(`${form} > *`, { gridColumn: '1 / -1' });

export const ways = style({ display: 'flex', flexWrap: 'wrap', columnGap: theme.space[24] });

export const legend = style({ position: 'absolute', clipPath: 'inset(50%)' });

export const way = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space[8],
  minBlockSize: '2.75rem',
  cursor: 'pointer',
});

export const dot = style({
  appearance: 'none',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  margin: 0,
  border: `2px solid ${theme.color.border}`,
  borderRadius: '50%',
  backgroundColor: theme.color.raised,
  selectors: { '&:checked': { borderWidth: '7px', borderColor: theme.color.link } },
  '@media': { [forcedColors]: { appearance: 'auto' } },
});

export const places = style({
  position: 'relative',
  display: 'grid',
  gap: theme.space[16],
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)', gap: theme.space[8] },
    [from.desk]: { gridColumn: 'span 7' },
  },
});

export const station = style({ position: 'relative', minInlineSize: 0 });

export const swap = style({
  display: 'grid',
  placeContent: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  border: `1px solid ${theme.color.border}`,
  borderRadius: '50%',
  backgroundColor: theme.color.raised,
  color: theme.color.link,
  cursor: 'pointer',
  selectors: { '&:hover': { backgroundColor: theme.color['link-tint'] } },
  '@media': {
    [from.tablet]: { marginBlockStart: '1.75rem', rotate: '90deg' },
    '(scripting: none)': { visibility: 'hidden' },
  },
});

/** Between the two fields and above both, where they stand one below the other. */
globalStyle(`${places} > ${swap}`, {
  '@media': {
    'screen and (max-width: 37.4375em)': {
      position: 'absolute',
      zIndex: 1,
      insetInlineEnd: theme.space[16],
      insetBlockStart: 'calc(50% - 0.5rem)',
    },
  },
});

/** What is wrong with a field stands between the two: the button makes room for it. */
globalStyle(`${places}:has([aria-invalid='true']) > ${swap}`, {
  '@media': { 'screen and (max-width: 37.4375em)': { position: 'static', justifySelf: 'end' } },
});

/** One day takes the whole row, two share it where there is room. */
export const days = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9.5rem, 1fr))',
  gap: theme.space[12],
  '@media': { [from.desk]: { gridColumn: 'span 5' } },
});

/** Who goes one way is not asked when they come back. */
export const back = style({
  selectors: { [`${form}:has([value="tek"]:checked) &`]: { display: 'none' } },
});

export const party = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: theme.space[16],
  columnGap: theme.space[32],
  minInlineSize: 0,
  '@media': { [from.desk]: { gridColumn: 'span 9' } },
});

export const go = style({ '@media': { [from.desk]: { gridColumn: 'span 3', alignSelf: 'end' } } });
