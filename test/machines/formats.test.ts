import { expect, test } from 'vitest';
import { matrixAs, pathFormats, suiteAs } from '#machines/kit/export/paths-formats.ts';
import { explore } from '#machines/kit/walk/explore.ts';
import { matrixOf } from '#machines/kit/walk/refuse.ts';
import { suiteOf } from '#machines/kit/walk/suite.ts';
import { askingWalk } from './fixtures/asking.paths.ts';
import { triangleWalk } from './fixtures/triangle.paths.ts';

const asking = suiteOf(explore(askingWalk), { criterion: 'errors', maxSteps: 25, seed: 1 });
const triangle = suiteOf(explore(triangleWalk), { criterion: 'states', maxSteps: 25, seed: 1 });

test('Gherkin reads like a story in the words of the chart', () => {
  expect(suiteAs('gherkin', triangle)).toBe(`Feature: triangle, states
  states: 3 of 3 reached
  1 path, 2 steps, at least 2 needed, at most 25 a path, seed 1

  Scenario: 1. plain: 2 steps to red
    Given the flow "triangle" begins: plain
    And it is "home"
    When blue chosen
    Then the flow is "blue"
    When red chosen
    Then the flow is "red"
`);
});

test('Gherkin tells what is asked, how long is waited and what is said', () => {
  const lines = new Set(
    suiteAs('gherkin', asking)
      .split('\n')
      .map((line) => line.trim()),
  );
  const spoken = [
    'When seat chosen (seat 5A)',
    'And "hold seat" is asked and will be told: taken',
    'When "hold seat" answers: taken',
    'And "held" is told',
    'When 10 min pass',
    'And the time of "hold end" is over',
    'When "hold seat" breaks: no answer',
    'And "failed" is told',
  ];
  expect(spoken.filter((line) => !lines.has(line))).toEqual([]);
});

test('Markdown has a table per path', () => {
  expect(suiteAs('md', triangle)).toBe(`# triangle: states

- states: 3 of 3 reached
- 1 path, 2 steps, at least 2 needed, at most 25 a path, seed 1

## 1. plain: 2 steps to red

|  | after | step | asks → is told |
| --- | --- | --- | --- |
| 1 |  | home: blue.chosen → blue |  |
| 2 |  | blue: red.chosen → red |  |
`);
});

test('CSV has a row per step, and quotes what needs it', () => {
  expect(
    suiteAs('csv', triangle),
  ).toBe(`path,start,step,wait ms,at ms,cause,event,state,tags,asked,told ahead,emitted,transitions
1,plain,0,0,0,start,,home,,[],[],[],
1,plain,1,1,1,home: blue.chosen → blue,"{""type"":""blue.chosen""}",blue,,[],[],[],triangle.home|blue.chosen|0
1,plain,2,1,2,blue: red.chosen → red,"{""type"":""red.chosen""}",red,,[],[],[],triangle.blue|red.chosen|0
`);
});

test('JSON carries the whole suite, an error with its message', () => {
  const read = JSON.parse(suiteAs('json', asking));
  expect(read.paths).toHaveLength(asking.paths.length);
  const failed = read.paths
    .flatMap((path: { steps: { event: { type: string } }[] }) => path.steps)
    .find((step: { event: { type: string } }) => step.event.type === 'xstate.error.actor.holdSeat');
  expect(failed.event).toEqual({
    type: 'xstate.error.actor.holdSeat',
    actorId: 'holdSeat',
    error: { name: 'Error', message: 'The world broke.' },
  });
  expect(failed.expected.emitted).toEqual([
    { type: 'failed', error: { name: 'Error', message: 'The world broke.' } },
  ]);
});

test('the table of refusals can be had in every form', () => {
  const matrix = matrixOf(explore(triangleWalk));
  expect(matrixAs('csv', matrix)).toBe(`state,red.chosen,blue.chosen,home.chosen
home,accepted,accepted,refused
red,refused,refused,accepted
blue,accepted,refused,accepted
`);
  expect(matrixAs('md', matrix).split('\n').slice(2)).toEqual([
    '| state | red.chosen | blue.chosen | home.chosen |',
    '| --- | --- | --- | --- |',
    '| home | accepted | accepted | refused |',
    '| red | refused | refused | accepted |',
    '| blue | accepted | refused | accepted |',
    '',
  ]);
  expect(JSON.parse(matrixAs('json', matrix))).toEqual(matrix);
  expect(matrixAs('gherkin', matrix).split('\n').slice(0, 10)).toEqual([
    'Feature: triangle, refused events',
    '',
    '  Scenario Outline: what is refused in "home"',
    '    Given the flow "triangle" is "home"',
    '    When <event>',
    '    Then nothing happens',
    '',
    '    Examples:',
    '      | event |',
    '      | home.chosen |',
  ]);
  expect(pathFormats).toHaveLength(4);
});
