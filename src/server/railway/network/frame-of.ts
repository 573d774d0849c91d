/** The coaches the shop knows are numbered below; a published plan of one has its number and thousands more. */
export const framesBelow = 1000;

/** The coach a published plan was made from; a coach the shop knows is its own frame. */
export const frameOf = (template: number): number => template % framesBelow;
