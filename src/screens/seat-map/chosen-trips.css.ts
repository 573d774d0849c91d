import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const trips = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space[8],
  paddingBlock: theme.space[12],
  borderBlock: `1px solid ${theme.color.rule}`,
});

export const trip = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: theme.space[12],
  fontVariantNumeric: 'tabular-nums',
});

export const tripTimes = style({ fontWeight: theme.weight.strong });
