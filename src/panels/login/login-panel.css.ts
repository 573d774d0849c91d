import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const panel = style({ display: 'grid', gap: theme.space[16] });

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space[12],
  marginInlineEnd: `calc(-1 * ${theme.space[12]})`,
});

export const title = style({ fontSize: theme.size.h3, fontWeight: theme.weight.strong });

export const form = style({ display: 'grid', gap: theme.space[16] });

export const others = style({
  display: 'grid',
  gap: theme.space[8],
  borderBlockStart: `1px solid ${theme.color.rule}`,
  paddingBlockStart: theme.space[16],
});

/** What may be done at another time keeps its room. */
export const unseen = style({ visibility: 'hidden' });
