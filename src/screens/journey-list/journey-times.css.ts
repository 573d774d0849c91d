import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const times = style({ display: 'grid', gap: theme.space[4], alignContent: 'start', minInlineSize: 0 });

export const clock = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[12],
  fontSize: theme.size.h2,
  fontWeight: theme.weight.heavy,
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
  scrollMarginBlockStart: theme.space[96],
});

export const arrow = style({ display: 'inline-flex', color: theme.color.quiet, fontSize: theme.size.h3 });

export const nextDay = style({
  alignSelf: 'start',
  color: theme.color.warning,
  fontSize: theme.size.tiny,
  fontWeight: theme.weight.strong,
});

export const ends = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.space[8],
  fontWeight: theme.weight.strong,
});

export const between = style({ display: 'inline-flex', color: theme.color.quiet });

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space[12],
  fontVariantNumeric: 'tabular-nums',
});

export const changed = style({ color: theme.color.warning, fontWeight: theme.weight.strong });

export const trains = style({
  color: theme.color.quiet,
  fontSize: theme.size.small,
  overflowWrap: 'anywhere',
});
