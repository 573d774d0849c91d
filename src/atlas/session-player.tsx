import { Fragment, useEffect, useMemo, useState } from 'react';
import { flowKey, type Names, namesIn } from '#atlas/flow/names.ts';
import type { AnsweredStep } from '#domain/shop/recorded-step.ts';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { BrokenRules } from './broken-rules.tsx';
import * as page from './flow-page.css.ts';
import * as lists from './lists.css.ts';
import { flowViewOf, recordedLines } from './recorded-lines.ts';
import { rulesBrokenIn } from './rules-broken-in.ts';
import { StepInFlow } from './step-in-flow.tsx';
import { Stepping } from './stepping.tsx';
import { UnjudgedRules } from './unjudged-rules.tsx';

type Recorded = { readonly title: string; readonly steps: readonly AnsweredStep[] };

/** With the id of the recording: another one begins with its first step. */
type Props = Recorded & { readonly id: string };

type Named = Recorded & { readonly names: Names };

const Player = ({ title, steps, names }: Named) => {
  const { say } = useWords();
  const [at, go] = useState(0);
  const lines = useMemo(() => recordedLines(steps, names, say), [steps, names, say]);
  const broken = useMemo(() => rulesBrokenIn(steps), [steps]);
  const step = steps[at];
  const flow = step?.flow ?? '';
  const view = useMemo(() => flowViewOf(flow, names, say), [flow, names, say]);
  return (
    <div className={page.playing}>
      <div className={page.side}>
        {broken.map(({ flow: judged, broken: rules, unjudged }) => (
          <Fragment key={judged}>
            <BrokenRules flow={judged} names={names} broken={rules} />
            <UnjudgedRules flow={judged} names={names} unjudged={unjudged} />
          </Fragment>
        ))}
        <Stepping
          title={title}
          lines={lines.map(({ refused, ...line }) => ({
            ...line,
            more: refused === null ? null : <strong className={lists.refused}>{refused}</strong>,
          }))}
          at={at}
          onGo={go}
        />
      </div>
      {view === null || step === undefined ? null : (
        <section
          className={page.side}
          aria-label={say('support.step.in-flow', { flow: names[flowKey(flow)] ?? flow })}
        >
          <p className={lists.name}>{say('support.step.in-flow', { flow: names[flowKey(flow)] ?? flow })}</p>
          <StepInFlow key={flow} view={view} step={step} />
        </section>
      )}
    </div>
  );
};

/** What somebody's page or payment went through, step by step, each in the picture of its flow. */
export const SessionPlayer = ({ id, ...own }: Props) => {
  const { say, language } = useWords();
  const [names, setNames] = useState<Names | null>(null);
  useEffect(() => {
    let isStale = false;
    const load = async () => {
      const read = await namesIn(language);
      if (!isStale) setNames(read);
    };
    void load();
    return () => {
      isStale = true;
    };
  }, [language]);
  return names === null ? (
    <LoadingText text={say('support.waiting')} />
  ) : (
    <Player key={id} {...own} names={names} />
  );
};
