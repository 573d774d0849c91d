import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const form = style({ display: 'grid', gap: theme.space[16], maxInlineSize: '28rem' });

export const seen = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[32],
  minInlineSize: 0,
});

export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[16],
  minInlineSize: 0,
});

export const choice = style({ maxInlineSize: '32rem' });

export const amount = style({ margin: 0, fontSize: theme.size.h3 });

export const quiet = style({ color: theme.color.quiet });
