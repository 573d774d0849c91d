import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

/** What is offered in the stead of a journey that is not sold. */
export const offered = style({
  display: 'grid',
  gap: theme.space[4],
  padding: theme.space[16],
  borderInlineStart: `4px solid ${theme.color.link}`,
  backgroundColor: theme.color['link-tint'],
});

export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space[8],
  marginBlockStart: theme.space[8],
});
