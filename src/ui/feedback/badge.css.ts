import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '#ui/theme/breakpoints.ts';
import { theme } from '#ui/theme/theme.css.ts';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space[4],
  paddingInline: theme.space[8],
  paddingBlock: '0.125rem',
  border: '1px solid',
  borderRadius: theme.radius.control,
  fontSize: theme.size.tiny,
  fontWeight: theme.weight.strong,
  lineHeight: 1.5,
  '@media': { [from.tablet]: { whiteSpace: 'nowrap' } },
});

export const variants = styleVariants({
  neutral: [
    base,
    { color: theme.color.quiet, backgroundColor: theme.color.sunken, borderColor: theme.color.border },
  ],
  info: [
    base,
    { color: theme.color.link, backgroundColor: theme.color['link-tint'], borderColor: theme.color.link },
  ],
  success: [
    base,
    {
      color: theme.color.success,
      backgroundColor: theme.color['success-tint'],
      borderColor: theme.color.success,
    },
  ],
  warning: [
    base,
    {
      color: theme.color.warning,
      backgroundColor: theme.color['warning-tint'],
      borderColor: theme.color.warning,
    },
  ],
  danger: [
    base,
    {
      color: theme.color.danger,
      backgroundColor: theme.color['danger-tint'],
      borderColor: theme.color.danger,
    },
  ],
});
