import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

const size = '6rem';

export const whole = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space[16],
});

export const frame = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: size,
  blockSize: size,
  overflow: 'hidden',
  borderRadius: '50%',
  border: `1px solid ${theme.color.rule}`,
  color: theme.color.quiet,
  background: theme.color.sunken,
  fontSize: '2rem',
});

export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

export const choice = style({ display: 'grid', gap: theme.space[8], minInlineSize: 0 });
