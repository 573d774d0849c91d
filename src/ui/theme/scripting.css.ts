import { style } from '@vanilla-extract/css';

const withoutScript = '(scripting: none)';

/** Told only where no script runs. */
export const onlyWithoutScript = style({
  display: 'none',
  '@media': { [withoutScript]: { display: 'block' } },
});

/** A button that does nothing where no script runs is no button there: what is `readWithoutScript` in it stays as text. */
export const buttonWithScript = style({
  '@media': { [withoutScript]: { visibility: 'hidden', pointerEvents: 'none' } },
});
export const readWithoutScript = style({ '@media': { [withoutScript]: { visibility: 'visible' } } });

/** What does nothing where no script runs is not offered there. */
export const onlyWithScript = style({ '@media': { [withoutScript]: { display: 'none' } } });
