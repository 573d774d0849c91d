/** Whether a question stands above the page. */
export const isAsking = (): boolean => document.querySelector('dialog[open]') !== null;

/** The buttons of the panel of one flow, as its reader finds them. */
export const buttonsOf = (flow: string) => {
  const buttonNamed = (name: string) =>
    [...document.querySelectorAll(`[data-flow=${flow}] button`)].find(
      (button) => button.textContent === name,
    );
  const isPressable = (name: string) => {
    const button = buttonNamed(name);
    return (
      button !== undefined && button.getAttribute('aria-disabled') !== 'true' && button.checkVisibility()
    );
  };
  return {
    /** While no question stands above the page. */
    isOffered: (name: string) => () => !isAsking() && isPressable(name),
    /** As an answer to a question. */
    isAsked: (name: string) => () => isAsking() && isPressable(name),
  };
};
