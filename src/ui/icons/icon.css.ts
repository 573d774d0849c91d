import { style } from '@vanilla-extract/css';

export const icon = style({
  inlineSize: '1.25em',
  blockSize: '1.25em',
  flexShrink: 0,
  fill: 'none',
  stroke: 'currentcolor',
  strokeWidth: '1.75',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

/** An arrow points the way the page runs. */
export const mirroredInRtl = style({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } });
