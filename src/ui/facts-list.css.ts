import { style } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  gap: theme.space[16],
  inlineSize: '100%',
  margin: 0,
});

export const name = style({ fontSize: theme.size.small, color: theme.color.quiet });

export const fact = style({ margin: 0, fontWeight: theme.weight.strong, overflowWrap: 'anywhere' });
