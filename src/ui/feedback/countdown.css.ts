import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const countdown = style({
  display: 'inline-flex',
  /** The sign of the last minutes stands in the line and does not make it higher. */
  verticalAlign: 'top',
  alignItems: 'center',
  gap: theme.space[8],
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-left="little"]': { color: theme.color.warning, fontWeight: theme.weight.strong },
    '&[data-left="none"]': { color: theme.color.danger, fontWeight: theme.weight.strong },
  },
});
