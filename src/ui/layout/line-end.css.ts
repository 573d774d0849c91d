import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const drawing = style({
  inlineSize: '100%',
  maxInlineSize: '34rem',
  order: -1,
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
});

export const rail = style({ stroke: theme.color.brand });

export const buffer = style({ stroke: theme.color.text });

export const stop = style({ fill: theme.color.page, stroke: theme.color.text });
