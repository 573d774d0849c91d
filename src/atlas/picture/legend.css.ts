import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const legend = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))',
  gap: theme.space[8],
  fontSize: theme.size.small,
});

export const entry = style({ display: 'flex', alignItems: 'center', gap: theme.space[12] });
