/** Runs in the page: whether what has the focus shows it, by itself or beside itself. */
export const showsFocus = (element: Element): boolean => {
  const near = [element, element.parentElement, element.nextElementSibling, element.closest('label')];
  return (
    element.matches(':focus-visible') &&
    near.some((each) => {
      if (each === null) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each);
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
    })
  );
};
