import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.space[8],
  fontSize: theme.size.small,
  color: theme.color.quiet,
});

export const stop = style({ display: 'flex', alignItems: 'center', gap: theme.space[8] });

export const link = style({ display: 'inline-flex', alignItems: 'center', minBlockSize: '2.75rem' });
