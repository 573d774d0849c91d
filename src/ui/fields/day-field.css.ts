import { style } from '@vanilla-extract/css';
import { density } from '#ui/theme/density.css.ts';
import { theme } from '#ui/theme/theme.css.ts';

export const field = style({ position: 'relative', alignSelf: 'end', minInlineSize: 0 });

export const text = style({ paddingInlineEnd: theme.space[48], fontVariantNumeric: 'tabular-nums' });

export const pick = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  display: 'grid',
  placeContent: 'center',
  inlineSize: density.height,
  blockSize: density.height,
  border: 0,
  backgroundColor: 'transparent',
  color: theme.color.link,
  cursor: 'pointer',
  '@media': { '(scripting: none)': { display: 'none' } },
});
