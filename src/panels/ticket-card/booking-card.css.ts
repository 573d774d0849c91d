import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const booking = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[16],
  paddingBlockEnd: theme.space[24],
  borderBlockEnd: `1px solid ${theme.color.rule}`,
});

/** The card's own rule is enough. */
globalStyle(`${booking} > details`, { borderBlockEnd: 'none' });

export const route = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.space[8],
});
