/** Keys that only lead about press nothing, and a finger that scrolls is taken back before it is lifted. */
export const isPress = (event: Event): boolean =>
  event.type === 'pointerup' || (event instanceof KeyboardEvent && [' ', 'Enter'].includes(event.key));
