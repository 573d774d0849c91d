import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const phase = style({ display: 'grid', gap: theme.space[24], minInlineSize: 0, outline: 'none' });

/** While it is judged whether the time was kept, only the room of the clock stays: nothing moves. */
export const noTime = style({ visibility: 'hidden' });

export const part = style({ display: 'grid', gap: theme.space[16], minInlineSize: 0 });

export const section = style({
  display: 'grid',
  minInlineSize: 0,
  gap: theme.space[16],
  borderBlockStart: `1px solid ${theme.color.rule}`,
  paddingBlockStart: theme.space[24],
});
