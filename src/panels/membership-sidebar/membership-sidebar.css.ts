import { style } from '@vanilla-extract/css';
import { from } from '#ui/theme/breakpoints.ts';
import { theme } from '#ui/theme/theme.css.ts';

export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[24],
  '@media': {
    [from.desk]: { gridTemplateColumns: '16rem minmax(0, 1fr)', gap: theme.space[48], alignItems: 'start' },
  },
});

export const sidebar = style({
  display: 'grid',
  gap: theme.space[4],
  paddingBlockEnd: theme.space[16],
  borderBlockEnd: `1px solid ${theme.color.rule}`,
  '@media': { [from.desk]: { borderBlockEnd: 0, marginInlineStart: `calc(-1 * ${theme.space[12]})` } },
});

export const name = style({ paddingInline: theme.space[12], fontWeight: theme.weight.heavy });
