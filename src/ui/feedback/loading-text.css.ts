import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const loadingText = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[12],
  color: theme.color.quiet,
  paddingBlock: theme.space[16],
  // Where no script runs, nothing is coming.
  '@media': { '(scripting: none)': { display: 'none' } },
});

/** What comes has a place already. */
export const onlyWords = style({ paddingBlock: 0 });

/** What comes fills the window: nothing below may be seen and then pushed away. */
export const wholeWindow = style({ minBlockSize: '100dvb', alignItems: 'start' });
globalStyle(`main:has(.${wholeWindow}) + footer`, {
  visibility: 'hidden',
  '@media': { '(scripting: none)': { visibility: 'visible' } },
});
