import { chartPart } from '../exceptions.ts';
import { type Problem, placeOf, type Source } from '../source.ts';

const promised = /\b(TODO|FIXME|XXX|HACK)\b/;
const silenced = /@ts-(ignore|expect-error|nocheck)/;
const unreasoned = /^\s*(biome-ignore\b(?!.*: \S)|(eslint|oxlint)-disable\b(?!.* -- \S))/;
const code =
  /^\s*(const |let |import |export |return\b.*;|if \(|for \(|await |\}|\)|<\/?[A-Za-z]+.*>\s*$)|[;{]\s*$/;

const lines = (text: string) => text.split('\n').map((line) => line.replace(/^\s*\*\s?/, ''));

/** Comments that promise, hide code, or switch a check off. */
export const badComments = (source: Source): Problem[] =>
  source.comments.flatMap((comment) => {
    const found = (rule: string, says: string): Problem => ({
      rule,
      place: placeOf(source, comment.start),
      says,
    });
    return [
      ...(promised.test(comment.value) ? [found('no-todo', 'do it, or write a decision')] : []),
      ...(silenced.test(comment.value) ? [found('types', 'the compiler is not silenced')] : []),
      ...(unreasoned.test(comment.value)
        ? [found('comments', 'a check that is switched off gives its reason')]
        : []),
      ...(lines(comment.value).some((line) => code.test(line))
        ? [found('no-dead-code', 'this reads like code that was commented out')]
        : []),
    ];
  });

const longest = 300;
const longestMachine = 250;

/** A file has one subject. */
export const longFiles = (source: Source): Problem[] => {
  const isChart = source.path.endsWith('.machine.ts') || source.path.endsWith(chartPart);
  const allowed = isChart ? longestMachine : longest;
  const length = source.text.trimEnd().split('\n').length;
  return length > allowed
    ? [{ rule: 'length', place: `${source.path}:${length}`, says: `${length} lines; ${allowed} is the most` }]
    : [];
};
