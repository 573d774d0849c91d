import { globalStyle, style } from '@vanilla-extract/css';
import { density } from '#ui/theme/density.css.ts';

/** A line that is nothing but a link is as high as a button, so that a finger meets it. */
export const loneLink = style({});

globalStyle(`${loneLink} > a`, {
  display: 'inline-block',
  paddingBlock: `calc((${density.height} - 1lh) / 2)`,
});
