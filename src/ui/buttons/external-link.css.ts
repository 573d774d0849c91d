import { globalStyle, style } from '@vanilla-extract/css';

/** Before a picture a line may always be torn, but not after a hard space where nothing is torn: the sign stays with the last word. */
export const sign = style({
  whiteSpace: 'nowrap',
  /** A line under the words would run on below a space that takes room. */
  selectors: { '&::before': { content: "'\\00a0'", fontSize: 0 } },
});

globalStyle(`${sign} > svg`, {
  display: 'inline-block',
  marginInlineStart: '0.4em',
  verticalAlign: '-0.25em',
});
