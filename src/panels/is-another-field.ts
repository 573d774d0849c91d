/**
 * Whether the reader goes on to another field. Who presses a button is not judged before it is let go: what is said
 * above would come or go meanwhile, and the button would slip away from under the pointer.
 */
export const isAnotherField = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
