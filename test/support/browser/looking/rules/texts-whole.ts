import type { Rule } from '../view.ts';

/** No text is wider or higher than the box it stands in. */
export const textsWhole: Rule = ({ sight: { cut } }) => cut.map((what) => `${what} is cut`);
