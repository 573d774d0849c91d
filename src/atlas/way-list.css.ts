import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const ways = style({
  display: 'grid',
  gap: theme.space[16],
  padding: 0,
  margin: 0,
  listStyle: 'none',
});
export const way = style({ display: 'grid', gap: theme.space[4], minInlineSize: 0 });
export const figures = style({ display: 'flex', alignItems: 'baseline', gap: theme.space[8] });
export const meter = style({ inlineSize: '100%', blockSize: '0.5rem', accentColor: theme.color.link });

export const steps = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space[8],
  rowGap: theme.space[4],
  padding: 0,
  margin: 0,
  listStyle: 'none',
  fontSize: theme.size.small,
});
export const step = style({ overflowWrap: 'anywhere' });
