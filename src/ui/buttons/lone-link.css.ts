import { globalStyle, style } from '@vanilla-extract/css';
import { density } from '#ui/theme/density.css.ts';

export const lone = style({});

/** As high as a button, so that a finger meets it. */
globalStyle(`${lone} > a`, {
  display: 'inline-block',
  paddingBlock: `calc((${density.height} - 1lh) / 2)`,
});
