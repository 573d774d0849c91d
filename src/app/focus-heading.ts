/** Brings the keyboard and the ear to what is to be done now. */
export const focusHeading = () => {
  const heading = document.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
};
