import { createVar, fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { forcedColors, from } from '#ui/theme/breakpoints.ts';
import { theme } from '#ui/theme/theme.css.ts';

const step = createVar();
const gap = createVar();
const along = createVar();
const across = createVar();
const length = createVar();
const breadth = createVar();

/** The longest plan staff may write, with all its tables, needs no more. */
const most = 96;

const steps = (name: string, first: number) =>
  styleVariants(
    Object.fromEntries(Array.from({ length: most }, (_, index) => [String(index), String(index + first)])),
    (value) => ({ vars: { [name]: value } }),
  );

export const atAlong = steps(along, 1);
export const atAcross = steps(across, 1);
export const ofLength = steps(length, 0);
export const ofBreadth = steps(breadth, 0);

const upright = '[data-lies="upright"] &';

const spot = style({
  gridColumn: `${along} / span ${fallbackVar(length, '1')}`,
  gridRow: `${across} / span ${fallbackVar(breadth, '1')}`,
  selectors: {
    [upright]: {
      gridColumn: `${across} / span ${fallbackVar(breadth, '1')}`,
      gridRow: `${along} / span ${fallbackVar(length, '1')}`,
    },
  },
});

/** A plan that is still drawn for a wide window does not hold its page as wide. */
export const whole = style({ minInlineSize: 0 });

/** The whole is wider than a narrow page only along the coach. */
export const scroller = style({ overflowX: 'auto', paddingBlock: theme.space[8] });

export const drawing = style({
  vars: { [step]: '2.25rem', [gap]: '0.5rem' },
  display: 'grid',
  inlineSize: 'max-content',
  marginInline: 'auto',
  padding: theme.space[12],
  gridAutoColumns: step,
  gridAutoRows: step,
  gap,
  border: `2px solid ${theme.color.border}`,
  borderRadius: '1.5rem',
  backgroundColor: theme.color.raised,
  '@media': {
    [from.desk]: { vars: { [gap]: '0.25rem' } },
    // Five abreast, a seat as wide as a finger fits the narrowest phone.
    '(pointer: coarse)': { vars: { [step]: '2.75rem', [gap]: '0.25rem' } },
  },
});

export const row = style({ display: 'contents' });

export const heading = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.space[8],
  color: theme.color.quiet,
  fontSize: theme.size.small,
});

/** The arrow shows where the train runs, whatever way the page does. */
export const ahead = style({
  display: 'inline-flex',
  transform: 'rotate(180deg)',
  selectors: { '[data-lies="upright"] &': { transform: 'rotate(-90deg)' } },
});

const seatBase = style([
  spot,
  {
    position: 'relative',
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    inlineSize: step,
    blockSize: step,
    border: '1px solid',
    borderRadius: '0.375rem',
    fontSize: theme.size.tiny,
    fontWeight: theme.weight.strong,
    lineHeight: 1,
    cursor: 'pointer',
    userSelect: 'none',
    scrollMarginBlock: '1rem',
    scrollMarginInline: '6rem',
    selectors: {
      '&:focus-visible': { outlineOffset: '1px', zIndex: 1 },
      '&[data-faces="forward"]': { borderInlineEndWidth: '4px' },
      '&[data-faces="backward"]': { borderInlineStartWidth: '4px' },
      '[data-lies="upright"] &[data-faces="forward"]': {
        borderInlineEndWidth: '1px',
        borderBlockEndWidth: '4px',
      },
      '[data-lies="upright"] &[data-faces="backward"]': {
        borderInlineStartWidth: '1px',
        borderBlockStartWidth: '4px',
      },
    },
  },
]);

const hatched = `repeating-linear-gradient(135deg, ${theme.color.rule} 0 3px, ${theme.color.sunken} 3px 7px)`;

export const seats = styleVariants({
  free: [
    seatBase,
    {
      borderColor: theme.color.link,
      backgroundColor: theme.color.raised,
      color: theme.color.link,
      selectors: { '&:hover': { backgroundColor: theme.color['link-tint'] } },
    },
  ],
  own: [
    seatBase,
    {
      borderColor: theme.color.link,
      backgroundColor: theme.color.link,
      color: theme.color['on-link'],
      '@media': { [forcedColors]: { borderStyle: 'double', borderWidth: '4px' } },
    },
  ],
  asked: [
    seatBase,
    {
      borderColor: theme.color.link,
      borderStyle: 'dashed',
      backgroundColor: theme.color['link-tint'],
      color: theme.color.link,
    },
  ],
  seatmate: [
    seatBase,
    {
      borderColor: theme.color.link,
      borderStyle: 'double',
      borderWidth: '3px',
      backgroundColor: theme.color['link-tint'],
      color: theme.color.link,
      cursor: 'not-allowed',
    },
  ],
  sold: [
    seatBase,
    {
      borderColor: theme.color.rule,
      backgroundImage: hatched,
      color: theme.color.quiet,
      cursor: 'not-allowed',
    },
  ],
  absent: [
    seatBase,
    {
      borderColor: theme.color.border,
      borderStyle: 'dashed',
      backgroundColor: theme.color.page,
      color: theme.color.quiet,
      fontWeight: theme.weight.plain,
      selectors: { '&:hover': { backgroundColor: theme.color['link-tint'] } },
    },
  ],
  refused: [
    seatBase,
    {
      borderColor: theme.color.border,
      borderStyle: 'dotted',
      backgroundColor: theme.color.page,
      color: theme.color.quiet,
      cursor: 'not-allowed',
      fontWeight: theme.weight.plain,
    },
  ],
});

/** A seat in the legend stands by itself. */
export const sample = style({ inlineSize: '1.75rem', blockSize: '1.75rem', cursor: 'default' });

/** A number that leaves room for a sign above it. */
export const beneath = style({ paddingBlockStart: '0.75rem' });

/** A sign in the corner of a seat. */
export const sign = style({
  position: 'absolute',
  insetBlockStart: '2px',
  insetInlineEnd: '2px',
  fontSize: '0.6875rem',
});

export const neighbour = style({
  display: 'grid',
  placeContent: 'center',
  padding: '2px',
  borderRadius: '50%',
  backgroundColor: theme.color.raised,
  color: theme.color.text,
});

const thing = style([
  spot,
  {
    display: 'grid',
    placeContent: 'center',
    borderRadius: '0.25rem',
    color: theme.color.quiet,
    fontSize: theme.size.tiny,
  },
]);

export const things = styleVariants({
  room: [
    spot,
    {
      margin: '-3px',
      border: `1px solid ${theme.color.border}`,
      borderRadius: '0.5rem',
      backgroundColor: theme.color.sunken,
    },
  ],
  door: [thing, { borderBlock: `3px solid ${theme.color.border}` }],
  toilet: [thing, { backgroundColor: theme.color.sunken, border: `1px solid ${theme.color.rule}` }],
  'accessible-toilet': [
    thing,
    { backgroundColor: theme.color.sunken, border: `1px solid ${theme.color.rule}` },
  ],
  table: [
    thing,
    {
      margin: '0.375rem',
      backgroundColor: theme.color.rule,
      border: `1px solid ${theme.color.border}`,
    },
  ],
  luggage: [thing, { backgroundColor: theme.color.sunken, border: `1px dashed ${theme.color.border}` }],
  galley: [thing, { backgroundColor: theme.color.sunken }],
});

export const tableSample = style({ margin: 0, inlineSize: '1.75rem', blockSize: '0.875rem' });
