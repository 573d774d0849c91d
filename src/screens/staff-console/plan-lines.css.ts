import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '#ui/theme.css.ts';

export const lines = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

const line = style({
  display: 'block',
  paddingInline: theme.space[8],
  borderInlineStart: '3px solid transparent',
  textDecoration: 'none',
});

export const looks = styleVariants({
  same: [line],
  gone: [line, { borderInlineStartColor: theme.color.danger, backgroundColor: theme.color['danger-tint'] }],
  new: [line, { borderInlineStartColor: theme.color.success, backgroundColor: theme.color['success-tint'] }],
});

export const sign = style({ display: 'inline-block', inlineSize: '1.25em' });

export const changed = style({ fontWeight: theme.weight.heavy, textDecoration: 'underline' });
