import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

const loadingText = style({
  display: 'flex',
  alignItems: 'center',
  alignContent: 'start',
  gap: theme.space[12],
  color: theme.color.quiet,
  paddingBlock: theme.space[16],
});

/** What comes fills the window: nothing below may be seen and then pushed away. */
export const room = styleVariants({
  line: [loadingText],
  window: [loadingText, { minBlockSize: '100dvb', alignItems: 'start' }],
});
globalStyle(
  `main:has(${room.window
    .split(' ')
    .map((name) => `.${name}`)
    .join('')}) + footer`,
  { visibility: 'hidden' },
);
