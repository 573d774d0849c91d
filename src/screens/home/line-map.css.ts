import { style } from '@vanilla-extract/css';
import { from } from '#ui/breakpoints.ts';
import { theme } from '#ui/theme.css.ts';

export const map = style({
  inlineSize: '100%',
  maskImage: `linear-gradient(to right, transparent, ${theme.color.text} 12%, ${theme.color.text} 88%, transparent)`,
  maxBlockSize: '9rem',
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
  '@media': { [from.tablet]: { maxBlockSize: 'none' }, print: { display: 'none' } },
});

export const main = style({ stroke: theme.color.brand });

export const other = style({ stroke: theme.color.link });

export const faint = style({ stroke: theme.color.rule });

export const stop = style({ fill: theme.color.page, stroke: theme.color.text });
