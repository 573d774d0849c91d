import { style } from '@vanilla-extract/css';
import { from } from '#ui/theme/breakpoints.ts';
import { theme } from '#ui/theme/theme.css.ts';

export const clock = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.space[16],
  rowGap: theme.space[4],
  fontSize: theme.size.small,
  fontVariantNumeric: 'tabular-nums',
});

/** Where there is room beside, the clock itself stays in sight. */
export const toPay = style([
  clock,
  { marginBlockStart: theme.space[8], '@media': { [from.desk]: { display: 'none' } } },
]);

/** In a narrow bar that is closed only how long it is stays. */
const folds = {
  '@media': {
    'screen and (max-width: 37.4375em)': { selectors: { '[data-open="no"] &': { display: 'none' } } },
  },
} as const;

export const until = style(folds);

export const left = style({
  fontSize: theme.size.body,
  fontWeight: theme.weight.strong,
  selectors: { '[data-open] &': { fontSize: 'inherit' } },
});

export const extension = style({
  ...folds,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.space[8],
});
