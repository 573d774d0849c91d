import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const empty = style({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.space[12],
  paddingBlock: theme.space[48],
  paddingInline: theme.space[24],
  border: `1px solid ${theme.color.rule}`,
  borderRadius: theme.radius.card,
  textAlign: 'center',
});

export const picture = style({ fontSize: theme.size.display, color: theme.color.quiet });

export const text = style({ color: theme.color.quiet, maxInlineSize: '34rem' });
