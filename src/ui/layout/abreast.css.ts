import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

/** A few radio buttons stand side by side where there is room. */
export const abreast = style({});

globalStyle(`${abreast} fieldset > div:last-child`, {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space[24],
});
