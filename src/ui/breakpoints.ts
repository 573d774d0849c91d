/** Widths from which a layout changes, in em so that larger text moves them too: 600, 1024 and 1440 px. */
export const from = {
  tablet: 'screen and (min-width: 37.5em)',
  desk: 'screen and (min-width: 64em)',
  wide: 'screen and (min-width: 90em)',
} as const;

export const motionIsWelcome = '(prefers-reduced-motion: no-preference)';
export const forcedColors = '(forced-colors: active)';
