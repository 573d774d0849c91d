import { style } from '@vanilla-extract/css';

const withoutScript = '(scripting: none)';

/** Told only where no script runs. */
export const onlyWithoutScript = style({
  display: 'none',
  '@media': { [withoutScript]: { display: 'block' } },
});

/** What does nothing where no script runs is not offered there. */
export const onlyWithScript = style({ '@media': { [withoutScript]: { display: 'none' } } });
