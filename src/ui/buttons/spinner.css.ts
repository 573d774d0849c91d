import { keyframes, style } from '@vanilla-extract/css';
import { motionIsWelcome } from '#ui/theme/breakpoints.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = style({
  inlineSize: '1.25em',
  blockSize: '1.25em',
  flexShrink: 0,
  '@media': { [motionIsWelcome]: { animation: `${turn} 900ms linear infinite` } },
});
