import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

/** What is hidden from sight within it does not stick out of it. */
export const strip = style({
  position: 'relative',
  marginInline: `calc(-1 * ${theme.gutter})`,
  paddingInline: theme.gutter,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { print: { display: 'none' } },
});

export const days = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(5rem, 1fr)',
  borderBlock: `1px solid ${theme.color.rule}`,
});

export const item = style({
  display: 'grid',
  selectors: { '&:not(:first-child)': { borderInlineStart: `1px solid ${theme.color.rule}` } },
});

const cell = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  minBlockSize: '4.75rem',
  paddingBlock: theme.space[8],
  paddingInline: theme.space[4],
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  lineHeight: 1.35,
});

export const weekday = style({ fontSize: theme.size.tiny, color: theme.color.quiet });
export const date = style({ fontWeight: theme.weight.strong });
export const price = style({ fontSize: theme.size.small, color: theme.color.quiet, minBlockSize: '1lh' });
export const cheapest = style([price, { color: theme.color.success, fontWeight: theme.weight.strong }]);

export const day = style([
  cell,
  {
    position: 'relative',
    color: theme.color.text,
    textDecoration: 'none',
    selectors: {
      '&:hover': { backgroundColor: theme.color.sunken },
      '&:focus-visible': { outlineOffset: '-3px' },
      '&[aria-current]': { backgroundColor: theme.color['link-tint'] },
      '&[aria-current]::after': {
        content: '',
        position: 'absolute',
        insetInline: 0,
        insetBlockEnd: '-1px',
        borderBlockEnd: `3px solid ${theme.color.link}`,
      },
    },
  },
]);

export const closed = style([cell, { color: theme.color.quiet }]);
