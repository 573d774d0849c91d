import { describe, expect, test } from 'vitest';
import { layout } from '#atlas/command/layout.ts';
import { activeStates } from '#atlas/flow/active-states.ts';
import { atlasFlowOf } from '#atlas/flow/atlas-flow.ts';
import { flows } from '#atlas/flow/charted-flows.ts';
import { comparedIn, dropOffCsv, dropOffIn } from '#atlas/flow/drop-off.ts';
import { fold } from '#atlas/flow/fold.ts';
import { foundIn } from '#atlas/flow/found.ts';
import { loadedDifference } from '#atlas/flow/loaded-difference.ts';
import { namesIn } from '#atlas/flow/names.ts';
import { playedPath, recordedIn } from '#atlas/flow/played.ts';
import { playedRecording } from '#atlas/flow/played-recording.ts';
import { trafficIn } from '#atlas/flow/traffic.ts';
import { wordsOfFlow } from '#atlas/flow/words-of-flow.ts';
import { neighbourOf } from '#atlas/picture/neighbour.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import { wordsIn } from '#i18n/words.ts';
import { ownWords } from '#machines/kit/chart/chart-words.ts';
import { differenceOf } from '#machines/kit/chart/difference.ts';
import { drawingOf } from '#machines/kit/drawing/chart-drawing.ts';
import { measured } from '#machines/kit/drawing/chart-measure.ts';
import { explore } from '#machines/kit/walk/explore.ts';
import { suiteOf } from '#machines/kit/walk/suite.ts';
import { parallelWalk } from '#test/machines/fixtures/parallel.paths.ts';
import { triangleWalk } from '#test/machines/fixtures/triangle.paths.ts';

const triangle = atlasFlowOf(triangleWalk);
const parallel = atlasFlowOf(parallelWalk);

describe('[R-49] the search', async () => {
  const names = await namesIn('tr');
  const { say } = wordsIn('tr', wholeCatalogue('tr'));
  const find = (asked: string) =>
    flows.flatMap((flow) => foundIn(flow, wordsOfFlow(flow.name, names, say), asked)).map(({ id }) => id);

  test('finds an arrow by the requirement it fulfils', () => {
    expect(find('S-02')).toContain('session.signedIn.warned.asking|xstate.done.actor.findLastAction|1');
  });

  test('finds an arrow by an error code of the answer that leads to it', () => {
    expect(find('e-02')).toContain('login.signingIn|xstate.done.actor.logIn|1');
  });

  test('finds by event, guard and port as they stand in the code', () => {
    expect(find('stay.chosen')).toEqual(['session.signedIn.warned|stay.chosen|0']);
    expect(find('isBackFromEid').length).toBeGreaterThan(0);
    expect(find('touchSession')).toContain('session.signedIn.watching.touching');
  });

  test('finds by name without Turkish letters or case, every word of what was asked', () => {
    expect(find('OTURUM acik')).toContain('session.signedIn');
    expect(find('oturum yoktur')).toEqual([]);
  });

  test('finds nothing when nothing is asked', () => expect(find('  ')).toEqual([]));

  test.each([
    ['İSTANBUL', 'istanbul'],
    ['ışık', 'isik'],
    ['Çankırı', 'cankiri'],
    ['می‌رود', 'میرود'],
    ['كيك', 'کیک'],
  ])('takes %s for %s', (text, folded) => expect(fold(text)).toBe(folded));
});

describe('[R-49] the keys', () => {
  test('lead from state to connected state, as the picture lies', async () => {
    const { chart } = triangle;
    const drawing = await drawingOf(chart, { words: ownWords, detail: 'full', measure: measured }, layout);
    const placeOf = (id: string | null) => drawing.boxes.find((box) => box.id === id);
    const begin = chart.root.initial ?? '';
    const below = neighbourOf(chart, drawing, begin, 'down');
    expect(below).not.toBeNull();
    expect(placeOf(below)?.y).toBeGreaterThan(placeOf(begin)?.y ?? 0);
    expect(neighbourOf(chart, drawing, begin, 'up')).toBeNull();
    expect(neighbourOf(chart, drawing, 'nowhere', 'down')).toBeNull();
  });
});

describe('[R-49] playing', () => {
  test('knows every state that is on, in all regions', () => {
    const value = { playing: { sound: 'loud', picture: 'still' } };
    expect(activeStates(parallel.chart.root, value)).toEqual(
      ['parallel.playing', 'parallel.playing.sound', 'parallel.playing.sound.loud'].concat(
        activeStates(parallel.chart.root, value).filter((id) => id.includes('.picture')),
      ),
    );
  });

  test('goes through a generated path one moment after the other', () => {
    const [path] = suiteOf(explore(triangleWalk)).paths;
    if (!path) throw new Error('The triangle has paths.');
    const { moments } = playedPath(triangle, path, 'first');
    expect(moments.map(({ at }) => at)).toEqual([0, ...path.steps.map((_, at) => at + 1)]);
    expect(moments.slice(1).map(({ taken }) => taken)).toEqual(path.steps.map(({ taken }) => taken));
    expect(moments.at(-1)?.active).toEqual([`triangle.${path.steps.at(-1)?.state}`]);
  });

  test('takes the machine itself through a recorded session, also where it refuses', () => {
    const recorded = recordedIn(triangle, [
      { type: 'red.chosen' },
      { type: 'red.chosen' },
      { type: 'home.chosen' },
    ]);
    if (!recorded) throw new Error('This is a recording.');
    const { moments } = playedRecording(triangle, 'session.json', recorded);
    expect(moments.map(({ active, taken }) => [...active, ...taken])).toEqual([
      ['triangle.home'],
      ['triangle.red', 'triangle.home|red.chosen|0'],
      ['triangle.red'],
      ['triangle.home', 'triangle.red|home.chosen|0'],
    ]);
  });

  test.each([[null], ['text'], [{ events: 'none' }], [[{ kind: 'red' }]], [[1]]])(
    'takes %j for no recording',
    (content) => {
      expect(recordedIn(triangle, content)).toBeNull();
    },
  );
});

describe('[R-49] comparing', () => {
  const earlier = { ...triangle.chart, hash: '0', arrows: triangle.chart.arrows.slice(1) };

  test('reads a difference, one earlier chart, or two charts', () => {
    const expected = differenceOf(earlier, triangle.chart);
    const [gone] = triangle.chart.arrows;
    expect(expected.arrows.added).toEqual([gone]);
    expect(loadedDifference([expected], triangle.chart)).toEqual(expected);
    expect(loadedDifference([earlier], triangle.chart)).toEqual(expected);
    expect(loadedDifference([triangle.chart, earlier], triangle.chart)?.arrows.gone).toEqual([gone]);
  });

  test.each([[[]], [[null]], [[{ root: 1, arrows: [] }]], [['{}']]])('takes %j for neither', (files) => {
    expect(loadedDifference(files, triangle.chart)).toBeNull();
  });
});

describe('[R-49] traffic', () => {
  const [first, second] = triangle.chart.arrows;
  const csv = `flow,transition,hour,count\ntriangle,${first?.id},10,3\r\ntriangle,${first?.id},11,1\ntriangle,${second?.id},10,4\n`;

  test('is added up over the hours', () => {
    expect(trafficIn(csv)).toEqual({ [first?.id ?? '']: 4, [second?.id ?? '']: 4 });
  });

  test('of another form counts nothing', () => expect(trafficIn('<!doctype html>\n<p>no</p>')).toEqual({}));

  test('tells what share of those who left a state took which arrow', () => {
    const rows = dropOffIn(triangle.chart, trafficIn(csv));
    expect(rows.map(({ arrow }) => arrow)).toEqual(triangle.chart.arrows.map(({ id }) => id));
    expect(rows.slice(0, 2).map(({ count, share }) => [count, share])).toEqual([
      [4, 0.5],
      [4, 0.5],
    ]);
    const alone = dropOffCsv(comparedIn(triangle.chart, trafficIn(csv), null)).split('\n');
    expect(alone[0]).toBe('state,transition,count,share');
  });

  test('of two ranges of days stands side by side', () => {
    const earlier = trafficIn(`transition,count\n${first?.id},9\n${second?.id},1\n`);
    const rows = comparedIn(triangle.chart, trafficIn(csv), earlier);
    expect(rows.slice(0, 2).map(({ share, before }) => [share, before?.count, before?.share])).toEqual([
      [0.5, 9, 0.9],
      [0.5, 1, 0.1],
    ]);
    expect(dropOffCsv(rows).split('\n').slice(0, 2)).toEqual([
      'state,transition,count,share,count_before,share_before',
      `${first?.source},${first?.id},4,0.5000,9,0.9000`,
    ]);
  });
});
