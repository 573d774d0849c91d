/**
 * Whether the reader goes on to another field to type into. Who presses a button, a box or a dot is not judged before it
 * is let go: what is said above would come or go meanwhile, and it would slip away from under the pointer.
 */
export const isAnotherField = (target: EventTarget | null): boolean =>
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLInputElement && target.type !== 'radio' && target.type !== 'checkbox');
