import { style } from '@vanilla-extract/css';

export const room = style({
  display: 'grid',
  minInlineSize: 0,
  selectors: { '&:empty:not([data-kept])': { display: 'none' } },
});
