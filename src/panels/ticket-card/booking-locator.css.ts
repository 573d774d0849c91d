import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme.css.ts';

export const locator = style({
  display: 'grid',
  gap: theme.space[8],
  justifyItems: 'start',
  padding: theme.space[24],
  borderRadius: theme.radius.card,
  backgroundColor: theme.color['success-tint'],
});

export const name = style({ fontSize: theme.size.small, color: theme.color.quiet });

export const signs = style({
  fontSize: theme.size.hero,
  fontWeight: theme.weight.heavy,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.12em',
  userSelect: 'all',
});
