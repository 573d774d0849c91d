import { globalStyle, style } from '@vanilla-extract/css';

export const steady = style({
  display: 'grid',
  '::after': { content: 'attr(data-longest)', gridArea: '1 / 1', visibility: 'hidden' },
});

globalStyle(`${steady} > span`, { gridArea: '1 / 1' });
