import { style } from '@vanilla-extract/css';
import { from } from '#ui/theme/breakpoints.ts';
import { theme } from '#ui/theme/theme.css.ts';

/** The aside stands beside where there is room, and above where there is none. */
export const whole = style({
  display: 'grid',
  gap: theme.space[32],
  alignItems: 'start',
  minInlineSize: 0,
  '@media': {
    [from.desk]: { gridTemplateColumns: 'minmax(0, 1fr) 22rem', columnGap: theme.space[48] },
  },
});

export const within = style({ display: 'grid', gap: theme.space[24], minInlineSize: 0 });

export const beside = style({
  display: 'grid',
  gap: theme.space[16],
  minInlineSize: 0,
  order: -1,
  '@media': {
    [from.desk]: {
      order: 1,
      position: 'sticky',
      insetBlockStart: `calc(${theme['header-height']} + ${theme.space[24]})`,
    },
  },
});
