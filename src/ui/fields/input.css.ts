import { style } from '@vanilla-extract/css';
import { density } from '#ui/theme/density.css.ts';
import { theme } from '#ui/theme/theme.css.ts';

export const input = style({
  inlineSize: '100%',
  minBlockSize: density.height,
  paddingInline: theme.space[12],
  paddingBlock: theme.space[4],
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.control,
  backgroundColor: theme.color.raised,
  color: theme.color.text,
  fontSize: density.text,
  lineHeight: 1.4,
  transition: `border-color ${theme.quick}`,
  selectors: {
    '&:hover': { borderColor: theme.color.text },
    '&[aria-invalid="true"]': { border: `2px solid ${theme.color.danger}` },
    '&:read-only:not(select)': { backgroundColor: theme.color.sunken },
    '&::placeholder': { color: theme.color.quiet, opacity: 1 },
  },
});

/** A narrow field for short codes: its width hints at how much is asked for. */
export const short = style({ maxInlineSize: '12rem' });
