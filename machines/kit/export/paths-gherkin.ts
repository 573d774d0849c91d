import type { Path, Step } from '#machines/kit/walk/path.ts';
import type { Matrix } from '#machines/kit/walk/refuse.ts';
import type { Suite } from '#machines/kit/walk/suite.ts';
import { spoken, spokenAhead, spokenCause, spokenFacts, spokenWait } from './paths-words.ts';
import { summaryOf } from './suite-summary.ts';

const lines = (first: string, more: readonly string[]) => [first, ...more.map((line) => `And ${line}`)];

const whenOf = (step: Step) => {
  const wait = spokenWait(step.wait);
  return lines(
    `When ${wait === '' ? spokenCause(step.cause) : `${wait} pass`}`,
    wait === '' ? [] : [spokenCause(step.cause)],
  );
};

const thenOf = (step: Step) =>
  lines(step.taken.length === 0 ? 'Then nothing happens' : `Then the flow is "${spoken(step.state)}"`, [
    ...spokenAhead(step),
    ...spokenFacts(step.expected.emitted).map((fact) => `"${spoken(fact)}" is told`),
  ]);

const scenarioOf = (path: Path, index: number) => [
  `  Scenario: ${index + 1}. ${path.title}`,
  ...[
    ...lines(`Given the flow "${path.flow}" begins: ${path.start}`, [
      `it is "${spoken(path.state)}"`,
      ...spokenAhead(path),
    ]),
    ...path.steps.flatMap((step) => [...whenOf(step), ...thenOf(step)]),
  ].map((line) => `    ${line}`),
];

export const pathsGherkin = (suite: Suite): string =>
  [
    `Feature: ${suite.flow}, ${suite.criterion}`,
    ...summaryOf(suite).map((line) => `  ${line}`),
    ...suite.paths.flatMap((path, index) => ['', ...scenarioOf(path, index)]),
    '',
  ].join('\n');

export const matrixGherkin = ({ flow, events, rows }: Matrix): string =>
  [
    `Feature: ${flow}, refused events`,
    ...rows.flatMap(({ state, verdicts }) => [
      '',
      `  Scenario Outline: what is refused in "${spoken(state)}"`,
      `    Given the flow "${flow}" is "${spoken(state)}"`,
      '    When <event>',
      '    Then nothing happens',
      '',
      '    Examples:',
      '      | event |',
      ...events.filter((_, index) => verdicts[index] === 'refused').map((event) => `      | ${event} |`),
    ]),
    '',
  ].join('\n');
