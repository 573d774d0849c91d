import { globalStyle, style } from '@vanilla-extract/css';

/** Before a picture a line may always be torn, but not after a hard space where nothing is torn: the sign stays with the last word. */
export const sign = style({
  whiteSpace: 'nowrap',
  selectors: { '&::before': { content: "'\\00a0\\00a0'" } },
});

globalStyle(`${sign} > svg`, { display: 'inline-block', verticalAlign: '-0.25em' });
