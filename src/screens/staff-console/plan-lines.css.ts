import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '#ui/theme.css.ts';

export const lines = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

const line = style({
  display: 'block',
  paddingInline: theme.space[8],
  textDecoration: 'none',
});

export const looks = styleVariants({
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
