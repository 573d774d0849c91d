import { style } from '@vanilla-extract/css';
import { from } from '#ui/theme/breakpoints.ts';
import { theme } from '#ui/theme/theme.css.ts';

export const offers = style({
  display: 'grid',
  gap: theme.space[8],
  alignContent: 'start',
  '@media': { [from.tablet]: { display: 'flex', flexWrap: 'wrap' } },
});

export const offer = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  columnGap: theme.space[12],
  inlineSize: '100%',
  minBlockSize: '3.25rem',
  paddingBlock: theme.space[8],
  paddingInline: theme.space[12],
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.control,
  backgroundColor: theme.color.raised,
  color: theme.color.text,
  textAlign: 'start',
  lineHeight: 1.35,
  cursor: 'pointer',
  transition: `background-color ${theme.quick}, border-color ${theme.quick}`,
  selectors: {
    '&:hover:not([aria-disabled])': {
      borderColor: theme.color.link,
      backgroundColor: theme.color['link-tint'],
    },
    '&[aria-disabled]': {
      borderStyle: 'dashed',
      backgroundColor: theme.color.sunken,
      color: theme.color.quiet,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    [from.tablet]: {
      gridTemplateColumns: '1fr',
      alignContent: 'start',
      inlineSize: 'auto',
      minInlineSize: '9rem',
    },
  },
});

export const cabin = style({ fontWeight: theme.weight.strong });

export const price = style({
  gridRow: '1 / span 2',
  gridColumn: 2,
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space[8],
  color: theme.color.link,
  fontSize: theme.size.lead,
  fontWeight: theme.weight.heavy,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[aria-disabled] > &': { color: theme.color.quiet, fontWeight: theme.weight.plain } },
  '@media': { [from.tablet]: { gridRow: 'auto', gridColumn: 'auto', whiteSpace: 'nowrap' } },
});

export const places = style({
  gridColumn: 1,
  color: theme.color.quiet,
  fontSize: theme.size.small,
  fontVariantNumeric: 'tabular-nums',
});
