import { style } from '@vanilla-extract/css';
import { from } from '#ui/theme/breakpoints.ts';
import { theme } from '#ui/theme/theme.css.ts';

export const chosen = style({
  display: 'grid',
  columnGap: theme.space[32],
  rowGap: theme.space[8],
  alignItems: 'center',
  padding: theme.space[16],
  borderInlineStart: `4px solid ${theme.color.link}`,
  backgroundColor: theme.color['link-tint'],
  '@media': { [from.desk]: { gridTemplateColumns: '20rem 1fr auto' } },
});

export const name = style({
  gridColumn: '1 / -1',
  fontSize: theme.size.body,
});

export const bought = style({ display: 'flex', flexWrap: 'wrap', columnGap: theme.space[16] });

export const price = style({ fontWeight: theme.weight.heavy, fontVariantNumeric: 'tabular-nums' });

export const action = style({ justifySelf: 'start' });
