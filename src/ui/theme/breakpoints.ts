/** Widths from which a layout changes, in em so that larger text moves them too: 600, 1024 and 1440 px. */
export const from = {
  tablet: 'screen and (min-width: 37.5em)',
  desk: 'screen and (min-width: 64em)',
  wide: 'screen and (min-width: 90em)',
} as const;

/** A window so low that what stays in sight would leave little of the page: a phone on its side, or a page enlarged. */
export const low = 'screen and (max-height: 30em)';

export const motionIsWelcome = '(prefers-reduced-motion: no-preference)';
export const forcedColors = '(forced-colors: active)';
