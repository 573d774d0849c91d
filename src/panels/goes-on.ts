import type { FocusEvent } from 'react';

/**
 * Whether the reader goes on: to another field, or by key to a button of the form. Who presses a button is not judged
 * before it is let go: what is said above would come or go meanwhile, and the button would slip away from under the
 * pointer.
 */
export const goesOn = (
  { currentTarget, relatedTarget: to }: Pick<FocusEvent<HTMLElement>, 'currentTarget' | 'relatedTarget'>,
  isPressing: boolean,
): boolean =>
  to instanceof HTMLInputElement ||
  to instanceof HTMLSelectElement ||
  (to instanceof HTMLButtonElement && !isPressing && currentTarget.contains(to));
