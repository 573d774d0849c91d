import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const strength = style({ display: 'grid', gap: theme.space[8], fontSize: theme.size.small });

export const line = style({ display: 'flex', alignItems: 'center', gap: theme.space[12] });

export const bars = style({ display: 'flex', gap: theme.space[4], inlineSize: '7.5rem' });

const bar = style({
  flex: 1,
  blockSize: '0.375rem',
  borderRadius: '3px',
  border: '1px solid',
  borderColor: theme.color.border,
});

export const barVariants = styleVariants({
  empty: [bar, {}],
  weak: [
    bar,
    { backgroundColor: theme.color.danger, borderColor: theme.color.danger, forcedColorAdjust: 'none' },
  ],
  medium: [
    bar,
    { backgroundColor: theme.color.warning, borderColor: theme.color.warning, forcedColorAdjust: 'none' },
  ],
  strong: [
    bar,
    { backgroundColor: theme.color.success, borderColor: theme.color.success, forcedColorAdjust: 'none' },
  ],
});

export const word = style({ fontWeight: theme.weight.strong });

export const rules = style({ display: 'grid', gap: theme.space[4] });

export const rule = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[8],
  color: theme.color.quiet,
});

export const met = style({ color: theme.color.success, fontWeight: theme.weight.strong });

export const open = style({
  inlineSize: '0.625rem',
  blockSize: '0.625rem',
  margin: '0.3125rem',
  border: `1px solid ${theme.color.border}`,
  borderRadius: '50%',
});
