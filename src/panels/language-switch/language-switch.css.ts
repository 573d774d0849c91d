import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const group = style({ display: 'grid', gap: theme.space[4] });

export const title = style({
  paddingInline: theme.space[12],
  paddingBlockStart: theme.space[8],
  fontSize: theme.size.tiny,
  fontWeight: theme.weight.strong,
  color: theme.color.quiet,
});

export const mark = style({ display: 'flex', marginInlineStart: 'auto' });

export const menu = style({ display: 'grid', gap: theme.space[12] });
