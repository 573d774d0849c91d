import { style } from '@vanilla-extract/css';
import { from } from '#ui/breakpoints.ts';
import { theme } from '#ui/theme.css.ts';

/** What is paid for stands beside the ways of paying where there is room, and above them where there is none. */
export const whole = style({
  display: 'grid',
  gap: theme.space[32],
  alignItems: 'start',
  minInlineSize: 0,
  '@media': {
    [from.desk]: { gridTemplateColumns: 'minmax(0, 1fr) 22rem', columnGap: theme.space[48] },
  },
});

/** It is there before it says something, and takes no room until then. */
export const told = style({ selectors: { '&:empty': { display: 'none' } } });

export const ways = style({ display: 'grid', gap: theme.space[24], minInlineSize: 0 });

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

export const phase = style({ display: 'grid', gap: theme.space[24], minInlineSize: 0, outline: 'none' });

export const part = style({ display: 'grid', gap: theme.space[16], minInlineSize: 0 });

export const section = style({
  display: 'grid',
  minInlineSize: 0,
  gap: theme.space[16],
  borderBlockStart: `1px solid ${theme.color.rule}`,
  paddingBlockStart: theme.space[24],
});
