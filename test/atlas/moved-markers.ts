type Moved = {
  readonly flow: string;
  /** The last line with one suite alone, as the rule began and as it was moved to. */
  readonly from: string;
  readonly to: string;
  /** How many lines the move leaves out. */
  readonly lines: number;
};

/**
 * Where it was moved after the rule had come: a reservation's proof was accepted with the command as it was before, whose
 * lines have neither the suite before nor, many of them, a reason of their own. They stand as they were written.
 */
export const movedMarkers: readonly Moved[] = [
  { flow: 'booking', from: 'c3941c5ff6406e27', to: 'df93760bf4c11fa7', lines: 14 },
  { flow: 'reservation-option', from: 'ec832c22705522a1', to: '8f4bef3aa87c389c', lines: 26 },
  { flow: 'ticket-actions', from: 'b865919ddd673bbc', to: '590fc322bd5a2e98', lines: 6 },
  { flow: 'ticket-change', from: '9168dfa79d92f1bf', to: '76090c1d15a5deb9', lines: 2 },
];
