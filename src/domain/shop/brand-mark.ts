/** The shop's mark in a square of 32: a line between two stops that draws an S. It stands on screens and on paper. */
export const brandMark = {
  size: 32,
  corner: 8,
  line: 'M19.5 9H14a3.5 3.5 0 0 0 0 7h4a3.5 3.5 0 0 1 0 7h-5.5',
  lineWidth: 3,
  stops: [
    { x: 22.5, y: 9 },
    { x: 9.5, y: 23 },
  ],
  stopRadius: 2,
  stopWidth: 2,
} as const;
