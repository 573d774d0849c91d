import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '#ui/theme/breakpoints.ts';
import { density } from '#ui/theme/density.css.ts';
import { theme } from '#ui/theme/theme.css.ts';

/** On a phone what can be done stands beside the facts. */
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: theme.space[8],
  rowGap: theme.space[4],
  '@media': { [from.tablet]: { alignItems: 'end' } },
});

globalStyle(`${head} > a`, {
  paddingInline: theme.space[8],
  '@media': { [from.tablet]: { paddingInline: density.inline } },
});

export const words = style({
  display: 'contents',
  '@media': { [from.tablet]: { display: 'grid', gap: theme.space[4], minInlineSize: 0 } },
});

const acrossOnPhone = { gridColumn: '1 / -1', '@media': { [from.tablet]: { gridColumn: 'auto' } } } as const;

export const task = style({
  ...acrossOnPhone,
  color: theme.color.quiet,
  fontWeight: theme.weight.strong,
});

export const ends = style({
  ...acrossOnPhone,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.space[12],
  fontSize: `clamp(${theme.size.h2}, 3vw, ${theme.size.display})`,
  lineHeight: 1.2,
  selectors: { '&:lang(fa)': { lineHeight: 1.6 } },
});

export const arrow = style({ display: 'inline-flex', color: theme.color.brand });

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space[16],
  color: theme.color.quiet,
  fontVariantNumeric: 'tabular-nums',
});
