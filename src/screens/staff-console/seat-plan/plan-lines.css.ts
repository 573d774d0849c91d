import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

/** A row of the coach is one line: the table moves sideways before it is torn. */
export const lines = style({
  display: 'grid',
  inlineSize: 'fit-content',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** Plans are read from their first row on, beside each other and beside their name. */
globalStyle(`tr:has(> td > ${lines}) > :is(td, th)`, { verticalAlign: 'top' });

const line = style({
  display: 'block',
  whiteSpace: 'nowrap',
  paddingInline: theme.space[4],
  textDecoration: 'none',
});

export const variants = styleVariants({
  same: [line, { marginInlineStart: '3px' }],
  gone: [
    line,
    { borderInlineStart: `3px solid ${theme.color.danger}`, backgroundColor: theme.color['danger-tint'] },
  ],
  new: [
    line,
    { borderInlineStart: `3px solid ${theme.color.success}`, backgroundColor: theme.color['success-tint'] },
  ],
});

export const sign = style({ display: 'inline-block', inlineSize: '1.25em' });

export const changed = style({ fontWeight: theme.weight.heavy, textDecoration: 'underline' });
