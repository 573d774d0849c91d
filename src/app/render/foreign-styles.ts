/** The styles react-aria puts into a page by itself, letter for letter: the policy lets these and no others in. */
export const foreignStyles = [
  `@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}`,
  `@layer {
  * {
    overscroll-behavior: contain;
  }
}`,
] as const;
