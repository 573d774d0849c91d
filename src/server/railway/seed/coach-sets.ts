type Coach = readonly [index: number, name: string, template: number];

const inOrder = (...templates: readonly number[]): readonly Coach[] =>
  templates.map((template, index) => [index, `${index + 1}`, template]);

/** Trains as they are put together, by template. */
export const coachSets = {
  six: inOrder(263, 262, 264, 265, 266, 267),
  eight: inOrder(268, 272, 269, 270, 271, 273, 274, 275),
  /** As it was seen: the sixth coach is not in sale. */
  express: [...inOrder(253, 253, 253, 253, 253), [6, '7', 291]],
  night: inOrder(256, 253, 253, 901, 903, 291),
  day: inOrder(256, 253, 253, 253),
  blue: inOrder(256, 253, 253, 902, 903, 291),
  tourist: inOrder(903, 291, 291, 291, 291, 291, 291, 903),
  special: inOrder(902, 902, 256, 903),
  abroad: inOrder(901, 901, 291),
  abroadSeated: inOrder(256, 253, 901, 903),
  railcar: inOrder(904, 905),
  shortRailcar: inOrder(904),
  longRailcar: inOrder(904, 905, 905, 905),
  bus: inOrder(906),
} as const satisfies Record<string, readonly Coach[]>;

export type CoachSet = keyof typeof coachSets;
