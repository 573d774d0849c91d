import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const ends = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.space[12],
});

export const facts = style({ color: theme.color.quiet, marginBlockEnd: theme.space[12] });

export const rows = style({ borderBlockStart: `2px solid ${theme.color.text}` });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: theme.space[24],
  rowGap: theme.space[8],
  paddingBlock: theme.space[12],
  borderBlockEnd: `1px solid ${theme.color.rule}`,
  fontVariantNumeric: 'tabular-nums',
});

export const day = style({ fontSize: theme.size.body });

export const availability = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.space[16],
  rowGap: theme.space[8],
});

export const price = style({ color: theme.color.link, fontWeight: theme.weight.heavy });

export const quiet = style({ color: theme.color.quiet, fontSize: theme.size.small });
