import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space[12],
  '@media': { print: { display: 'none' } },
});

export const underNotice = style([ways, { marginBlockStart: theme.space[12] }]);

/** What came of a way stands under all of them; before there is anything to say it takes no room. */
globalStyle(`${ways} > output`, { order: 1, flexBasis: '100%' });
globalStyle(`${ways} > output:empty`, { position: 'absolute' });
