import { useMemo, useState } from 'react';
import type { AtlasFacts } from '#atlas/flow/atlas-facts.ts';
import type { AtlasFlow } from '#atlas/flow/atlas-flow.ts';
import { FlowViewContext } from '#atlas/flow/flow-view.ts';
import { marksOf } from '#atlas/flow/marks-of.ts';
import { namesNow } from '#atlas/flow/names.ts';
import type { Played } from '#atlas/flow/played.ts';
import type { Traffic } from '#atlas/flow/traffic.ts';
import { wordsOfFlow } from '#atlas/flow/words-of-flow.ts';
import { FlowStage, type Switch } from '#atlas/picture/flow-stage.tsx';
import { useDrawing } from '#atlas/picture/use-drawing.ts';
import { ownWords } from '#machines/kit/chart/chart-words.ts';
import type { Difference } from '#machines/kit/chart/difference.ts';
import { outlineOf } from '#machines/kit/export/chart-outline.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import { Tabs } from '#ui/navigation/tabs.tsx';
import { FlowHead } from './flow-head.tsx';
import * as styles from './flow-page.css.ts';
import {
  ChosenPanel,
  ComparePanel,
  LazyPanel,
  PlayPanel,
  RulesPanel,
  SuitePanel,
  TrafficPanel,
  WaysPanel,
} from './lazy-panels.tsx';
import { OutlineList } from './outline-list.tsx';
import { SearchBox } from './search-box.tsx';
import { useChosen } from './use-chosen.ts';
import { useStays } from './use-stays.ts';
import { useTraffic } from './use-traffic.ts';

type Panel = 'outline' | 'chosen' | 'play' | 'rules' | 'suite' | 'compare' | 'traffic' | 'ways';
type Overlay = 'none' | 'coverage' | 'traffic' | 'times';
type Playing = { readonly played: Played; readonly at: number };

type Props = { readonly flow: AtlasFlow } & AtlasFacts;

const noStates: ReadonlySet<string> = new Set();

/** One flow: its picture, its outline, and what can be done with them. */
export const FlowPage = ({ flow, coverage, trafficOf, waysOf, codesOf }: Props) => {
  const { say, language } = useWords();
  const [chosen, choose] = useChosen(flow);
  const [panel, setPanel] = useState<Panel>('outline');
  const [wording, setWording] = useState<'words' | 'code'>('words');
  const [detail, setDetail] = useState<'full' | 'names'>('full');
  const [overlay, setOverlay] = useState<Overlay>(coverage === null ? 'none' : 'coverage');
  const [found, setFound] = useState(noStates);
  const [playing, setPlaying] = useState<Playing | null>(null);
  const [difference, setDifference] = useState<Difference | null>(null);
  const [someDays, setSomeDays] = useState<Traffic | null>(null);
  const traffic = useTraffic(flow.name, trafficOf, panel === 'traffic');
  const [stays, keepStays] = useStays(() => setOverlay('times'));

  const names = namesNow(language);
  const spoken = useMemo(() => wordsOfFlow(flow.name, names, say), [flow, names, say]);
  const words = wording === 'code' ? ownWords : spoken;
  const counts = {
    none: null,
    times: null,
    coverage: coverage?.[flow.name] ?? {},
    traffic: someDays ?? traffic,
  }[overlay];
  const lasted = overlay === 'times' ? stays : null;
  const view = { flow, words, names, counts, chosen, choose };
  const outline = useMemo(() => outlineOf(flow.chart), [flow]);
  const drawing = useDrawing({
    chart: flow.chart,
    words,
    wording: wording === 'code' ? 'code' : language,
    detail,
  });
  const moment = playing?.played.moments[playing.at] ?? null;
  const marks = useMemo(
    () => marksOf({ language, counts, lasted, moment, found, chosen, difference }),
    [language, counts, lasted, moment, found, chosen, difference],
  );

  const toggle = (next: Overlay) => () => setOverlay(overlay === next ? 'none' : next);
  const switches: readonly Switch[] = [
    ...(coverage === null
      ? []
      : [
          { name: say('atlas.overlay.coverage'), isOn: overlay === 'coverage', onToggle: toggle('coverage') },
        ]),
    ...(traffic === null
      ? []
      : [{ name: say('atlas.overlay.traffic'), isOn: overlay === 'traffic', onToggle: toggle('traffic') }]),
    ...(stays === null
      ? []
      : [{ name: say('atlas.overlay.times'), isOn: overlay === 'times', onToggle: toggle('times') }]),
    {
      name: say('atlas.names.code'),
      isOn: wording === 'code',
      onToggle: () => setWording(wording === 'code' ? 'words' : 'code'),
    },
    {
      name: say('atlas.detail'),
      isOn: detail === 'full',
      onToggle: () => setDetail(detail === 'full' ? 'names' : 'full'),
    },
  ];
  const show = (id: string) => {
    choose(id);
    setPanel('chosen');
  };
  const play = (played: Played) => {
    setPlaying({ played, at: 0 });
    setPanel('play');
  };
  const panels = {
    outline: <OutlineList outline={outline} />,
    chosen: <ChosenPanel codesOf={codesOf} />,
    play: (
      <PlayPanel
        played={playing?.played ?? null}
        at={playing?.at ?? 0}
        onPlay={play}
        onGo={(at) => setPlaying(playing && { ...playing, at })}
      />
    ),
    rules: <RulesPanel onPlay={play} />,
    suite: <SuitePanel onPlay={play} />,
    compare: <ComparePanel difference={difference} onCompare={setDifference} />,
    traffic: <TrafficPanel traffic={traffic} trafficOf={trafficOf} onShown={setSomeDays} />,
    ways: <WaysPanel waysOf={waysOf} onShown={keepStays} />,
  } satisfies Record<Panel, unknown>;
  const tabs = [
    { key: 'outline', name: say('atlas.outline'), content: panels.outline },
    {
      key: 'chosen',
      name: say('atlas.chosen'),
      content: (
        <LazyPanel key="chosen" name={say('atlas.chosen')}>
          {panels.chosen}
        </LazyPanel>
      ),
    },
    {
      key: 'play',
      name: say('atlas.play'),
      content: (
        <LazyPanel key="play" name={say('atlas.play')}>
          {panels.play}
        </LazyPanel>
      ),
    },
    {
      key: 'rules',
      name: say('atlas.rules'),
      content: (
        <LazyPanel key="rules" name={say('atlas.rules')}>
          {panels.rules}
        </LazyPanel>
      ),
    },
    {
      key: 'suite',
      name: say('atlas.suite'),
      content: (
        <LazyPanel key="suite" name={say('atlas.suite')}>
          {panels.suite}
        </LazyPanel>
      ),
    },
    {
      key: 'compare',
      name: say('atlas.compare'),
      content: (
        <LazyPanel key="compare" name={say('atlas.compare')}>
          {panels.compare}
        </LazyPanel>
      ),
    },
    {
      key: 'traffic',
      name: say('atlas.traffic'),
      content: (
        <LazyPanel key="traffic" name={say('atlas.traffic')}>
          {panels.traffic}
        </LazyPanel>
      ),
    },
    {
      key: 'ways',
      name: say('atlas.ways'),
      content: (
        <LazyPanel key="ways" name={say('atlas.ways')}>
          {panels.ways}
        </LazyPanel>
      ),
    },
  ] as const satisfies readonly { readonly key: Panel; readonly [more: string]: unknown }[];
  return (
    <FlowViewContext value={view}>
      <article className={styles.page}>
        <FlowHead />
        <div className={styles.columns}>
          <FlowStage
            state={drawing}
            marks={marks}
            reached={moment?.active.at(-1) ?? null}
            switches={switches}
            onPress={show}
          />
          <div className={styles.side}>
            <SearchBox
              flows={[flow]}
              wordsOf={() => words}
              codesOf={codesOf}
              onFound={setFound}
              onGo={show}
            />
            <Tabs
              name={say('atlas.panels')}
              tabs={tabs}
              chosen={panel}
              onChoose={(key) => {
                const next = tabs.find((tab) => tab.key === key);
                if (next) setPanel(next.key);
              }}
            />
          </div>
        </div>
      </article>
    </FlowViewContext>
  );
};
