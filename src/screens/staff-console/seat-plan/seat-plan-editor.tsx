import { useMemo, useState } from 'react';
import type { CatalogueFields } from '#domain/catalogue/catalogue-entry.ts';
import { planLinesIn, plannedCoach } from '#domain/catalogue/planned-coach.ts';
import type { CoachTemplate } from '#domain/coach/coach.ts';
import { planOf } from '#domain/coach/coach-plan.ts';
import { absentFrom, withPlace, withRow } from '#domain/coach/seat-plan-edit.ts';
import type { SeatMap } from '#domain/seat/seat-map.ts';
import type { MessageId } from '#i18n/message-id.ts';
import { PlanSigns } from '#panels/coach-plan/plan-signs.tsx';
import { SeatGrid } from '#panels/coach-plan/seat-grid.tsx';
import { type SeatAppearance, seatName } from '#panels/coach-plan/seat-words.ts';
import { Button } from '#ui/buttons/button.tsx';
import { RadioGroup } from '#ui/fields/radio-group.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { CoachFacts, Stacked } from './coach-facts.tsx';
import * as styles from './passengers-coach.css.ts';
import { type PlanTool, type PlanTurn, planTools, planTurned } from './plan-turn.ts';

type Props = {
  readonly frame: SeatMap;
  /** The coach as these fields have it. */
  readonly coach: CoachTemplate;
  readonly fields: CatalogueFields;
  readonly onPlan: (lines: readonly string[]) => void;
};

/** The last press, and what stood before it. */
type Pressed = PlanTurn & { readonly from: string; readonly before: readonly string[] };

const present: SeatAppearance = { is: 'free' };
const absent: SeatAppearance = { is: 'absent' };
const noAmounts: ReadonlyMap<string, number> = new Map();

const toolWords: Readonly<Record<PlanTool, readonly [name: MessageId, press: MessageId]>> = {
  place: ['catalogue.plan.tool.place', 'catalogue.plan.press'],
  wheelchair: ['catalogue.plan.tool.wheelchair', 'catalogue.plan.press.wheelchair'],
  table: ['catalogue.plan.tool.table', 'catalogue.plan.press.table'],
};

const noCoach = () => null;

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.join('\n') === other.join('\n');

/** The coach with every place that could stand in it, and which of them the plan leaves out. */
const wholeOf = (frame: CoachTemplate, coach: CoachTemplate, fields: CatalogueFields) => {
  const lines = planLinesIn(fields);
  const missing = absentFrom(frame, lines);
  const plan = missing.reduce((all, number) => withPlace(frame, all, number), lines);
  return { missing, drawn: plannedCoach(frame, { ...fields, plan }) ?? coach };
};

/** The drawing of a plan that is typed: a press takes a place out or puts it in, makes it one for a wheelchair, or puts a table behind it. */
export const SeatPlanEditor = ({ frame, coach, fields, onPlan }: Props) => {
  const words = useWords();
  const { say } = words;
  const [tool, take] = useState<PlanTool>('place');
  const [pressed, note] = useState<Pressed | null>(null);
  const lines = planLinesIn(fields);
  const { missing, drawn } = useMemo(() => wholeOf(frame.coach, coach, fields), [frame, coach, fields]);
  const plan = useMemo(() => planOf(drawn), [drawn]);
  const own = useMemo(() => planOf(coach), [coach]);
  const appearances = new Map(missing.map((number) => [number, absent]));
  const press = (number: string) => {
    const turned = planTurned(tool, { frame: frame.coach, coach, fields }, number, words);
    if (!isSame(turned.lines, lines)) onPlan(turned.lines);
    note({ ...turned, from: number, before: lines });
    return turned.number;
  };
  const undo = () => {
    if (pressed === null || !isSame(pressed.lines, lines)) return null;
    note(null);
    if (!isSame(pressed.before, lines)) onPlan(pressed.before);
    return pressed.from;
  };
  const longer = withRow(frame.coach, lines);
  const place = drawn.places.find(({ number }) => number === pressed?.number);
  const message =
    place === undefined
      ? say(toolWords[tool][1])
      : say('catalogue.plan.turned', {
          place: seatName(place, appearances.get(place.number) ?? present, null, words),
          count: coach.places.length,
        });
  return (
    <div className={styles.coach}>
      <Stacked plan={own} />
      <RadioGroup
        label={say('catalogue.plan.tool')}
        name="plan-tool"
        choices={planTools.map((value) => ({ value, label: say(toolWords[value][0]) }))}
        chosen={tool}
        onChange={({ target }) => {
          const chosen = planTools.find((each) => each === target.value);
          if (chosen !== undefined) take(chosen);
          note(null);
        }}
      />
      <SeatGrid
        map={{ ...frame, coach: drawn }}
        plan={plan}
        appearances={appearances}
        amounts={noAmounts}
        moves="all"
        rests="no"
        onPress={press}
        onUndo={undo}
        onCoach={noCoach}
      />
      <output className={styles.heard}>{pressed?.message ?? message}</output>
      <PlanSigns
        coach={drawn}
        signs={[
          { appearance: 'free', name: say('seat-map.legend.free'), inside: null },
          { appearance: 'absent', name: say('seat-map.is.absent'), inside: null },
        ]}
      />
      {longer === null ? null : (
        <div>
          <Button onClick={() => onPlan(longer)}>{say('catalogue.plan.add-row')}</Button>
        </div>
      )}
      <CoachFacts coach={coach} />
    </div>
  );
};
