import { steady } from './steady.css.ts';

type Props = {
  readonly text: string;
  /** What else may be said here while the page stands. */
  readonly among: readonly string[];
};

const longestOf = (texts: readonly string[]): string =>
  texts.reduce((longest, text) => (text.length > longest.length ? text : longest), '');

/** One of several texts, with the room of the longest: nothing moves when another is said. */
export const Steady = ({ text, among }: Props) => (
  <span className={steady} data-longest={longestOf([text, ...among])}>
    <span>{text}</span>
  </span>
);
