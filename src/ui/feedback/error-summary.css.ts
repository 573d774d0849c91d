import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const summary = style({
  display: 'grid',
  gap: theme.space[12],
  padding: theme.space[20],
  border: `2px solid ${theme.color.danger}`,
  borderRadius: theme.radius.card,
  backgroundColor: theme.color.raised,
});

export const title = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[12],
  fontSize: theme.size.h3,
});

export const mark = style({ display: 'flex', color: theme.color.danger });

export const list = style({ display: 'grid', gap: theme.space[4] });

export const link = style({
  display: 'inline-block',
  paddingBlock: theme.space[4],
  color: theme.color.danger,
  fontWeight: theme.weight.strong,
  selectors: { '&:hover': { color: theme.color['danger-pressed'] } },
});
