import { style } from '@vanilla-extract/css';
import { density } from '#ui/theme/density.css.ts';
import { theme } from '#ui/theme/theme.css.ts';

export const corner = style({
  '@media': { '(hover: none) and (pointer: coarse)': { display: 'none' } },
});

export const content = style({ display: 'grid', gap: theme.space[16] });

export const keys = style({ display: 'grid', gap: theme.space[8], margin: 0 });

export const line = style({
  display: 'grid',
  gridTemplateColumns: '2.5rem minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: theme.space[12],
});

export const sign = style({
  display: 'inline-block',
  minInlineSize: '1.75rem',
  paddingInline: theme.space[8],
  paddingBlock: '1px',
  border: `1px solid ${theme.color.border}`,
  borderBlockEndWidth: '2px',
  borderRadius: '0.25rem',
  backgroundColor: theme.color.sunken,
  color: theme.color.text,
  textAlign: 'center',
  fontFamily: 'inherit',
  fontSize: density.text,
  fontWeight: theme.weight.strong,
  textTransform: 'uppercase',
});

export const does = style({ margin: 0, fontSize: density.text });
