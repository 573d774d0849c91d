import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '#ui/theme/breakpoints.ts';
import { theme } from '#ui/theme/theme.css.ts';

export const part = style({ display: 'grid', gap: theme.space[16], minInlineSize: 0 });

/** As high as the miles and the way to ask for them again, also while there is neither. */
export const counted = style({
  display: 'grid',
  alignContent: 'start',
  minBlockSize: ['5.75rem', 'calc(2lh + 44px)'],
});

/** Two lines, whatever is said in them. */
export const miles = style({ minBlockSize: ['3rem', '2lh'] });

export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: theme.space[12] });

/** A field and its control; why the control rests is said under both. */
export const reasonBelow = style([line, { rowGap: 0 }]);
globalStyle(`${reasonBelow} > span`, { flexBasis: '100%' });

export const grow = style({ flex: '1 1 12rem', minInlineSize: 0 });

export const frame = style({
  display: 'block',
  inlineSize: '100%',
  border: 0,
});

/** As high as the fields of the bank stand, until they tell it themselves: nothing moves when they come. */
export const framedFirst = style([
  frame,
  {
    blockSize: '384px',
    '@media': { [from.tablet]: { blockSize: '300px' } },
    selectors: { '&:lang(fa)': { blockSize: '397px', '@media': { [from.tablet]: { blockSize: '310px' } } } },
  },
]);

export const awaitedFrame = style({ display: 'none' });

/** The ring around a field of the frame needs its own four pixels. */
export const cardBox = style({
  padding: theme.space[16],
  border: `1px solid ${theme.color.rule}`,
  borderRadius: theme.radius.card,
  backgroundColor: theme.color.raised,
  '@media': { [from.tablet]: { padding: theme.space[20] } },
});

export const quiet = style({
  color: theme.color.quiet,
  fontSize: theme.size.small,
  fontWeight: theme.weight.plain,
});

export const list = style({ display: 'grid', gap: theme.space[4], margin: 0, padding: 0, listStyle: 'none' });

export const ready = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: theme.space[12],
  padding: theme.space[12],
  borderRadius: theme.radius.control,
  backgroundColor: theme.color['success-tint'],
  color: theme.color.text,
  fontWeight: theme.weight.strong,
});
