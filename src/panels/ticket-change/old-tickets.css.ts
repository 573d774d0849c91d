import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const tickets = style({
  display: 'grid',
  gap: theme.space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const ticket = style({ display: 'flex', flexWrap: 'wrap', columnGap: theme.space[12] });

export const quiet = style({ color: theme.color.quiet });

export const strong = style({ fontWeight: theme.weight.strong });
