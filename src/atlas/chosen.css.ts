import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const chosen = style({
  display: 'grid',
  gap: theme.space[8],
  alignContent: 'start',
  fontSize: theme.size.small,
});
export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space[8] });
export const facts = style({ display: 'grid', gap: theme.space[8] });
export const fact = style({
  display: 'grid',
  gridTemplateColumns: '8rem minmax(0, 1fr)',
  gap: theme.space[8],
});
export const value = style({ margin: 0, overflowWrap: 'anywhere' });

export const title = style({ fontSize: theme.size.h3 });
export const part = style({ fontSize: theme.size.body, marginBlockStart: theme.space[8] });
