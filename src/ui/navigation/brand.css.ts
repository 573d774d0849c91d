import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const brand = style({ display: 'inline-flex', alignItems: 'center', gap: theme.space[8] });

export const mark = style({ inlineSize: '2rem', blockSize: '2rem', flexShrink: 0, color: theme.color.brand });

export const line = style({ stroke: theme.color['on-brand'] });

export const word = style({
  fontSize: theme.size.h2,
  fontWeight: theme.weight.heavy,
  lineHeight: 1.2,
  letterSpacing: '-0.02em',
  color: theme.color.text,
  selectors: { '&:lang(fa)': { letterSpacing: 'normal' } },
});
