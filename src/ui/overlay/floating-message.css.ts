import { style } from '@vanilla-extract/css';
import { from } from '#ui/theme/breakpoints.ts';
import { theme } from '#ui/theme/theme.css.ts';

/** It hangs above the bar at the foot of the window; under the head of the page where it would cover what was pressed. */
export const floating = style({
  position: 'absolute',
  insetBlockEnd: `calc(100% + ${theme.space[8]})`,
  insetInline: theme.space[8],
  borderRadius: theme.radius.control,
  boxShadow: theme.shadow,
  selectors: {
    '&[data-at="top"]': {
      position: 'fixed',
      insetBlock: `calc(${theme['header-height']} + ${theme.space[8]}) auto`,
    },
  },
  '@media': {
    [from.tablet]: {
      insetInline: 'auto 0',
      inlineSize: '36rem',
      selectors: { '&[data-at="top"]': { insetInlineEnd: theme.gutter } },
    },
  },
});
