import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme.css.ts';

export const mark = style({
  display: 'grid',
  placeContent: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  borderRadius: '50%',
  backgroundColor: theme.color['link-tint'],
  color: theme.color.link,
  fontSize: theme.size.lead,
});

export const text = style({ color: theme.color.quiet });

export const way = style({ marginBlockStart: 'auto', paddingBlockStart: theme.space[8] });
