import { type FormEvent, useRef, useState } from 'react';
import type { CatalogueEntry, CatalogueFields } from '#domain/catalogue/catalogue-entry.ts';
import { catalogueDefaults, catalogueFields } from '#domain/catalogue/catalogue-fields.ts';
import type { CatalogueKind } from '#domain/catalogue/catalogue-kind.ts';
import type { CatalogueProblem } from '#domain/catalogue/catalogue-problems.ts';
import { seenOf } from '#domain/catalogue/catalogue-step.ts';
import type { EntryInput } from '#domain/catalogue/kept-entry.ts';
import { entryOf, kindOf, refusalOf } from '#machines/catalogue-approval/catalogue-approval.selectors.ts';
import { newKey } from '#panels/new-key.ts';
import { useStations } from '#panels/stations.ts';
import { textIn } from '#panels/text-in.ts';
import { UnheardNotice } from '#panels/unheard-notice.tsx';
import { useFlow } from '#panels/use-flow.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ErrorSummary } from '#ui/feedback/error-summary.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { KeptRoom } from '#ui/layout/kept-room.tsx';
import { Ways } from '#ui/layout/ways.tsx';
import { CatalogueDay } from './catalogue-day.tsx';
import * as styles from './catalogue-entry.css.ts';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import { EntryField } from './entry-field.tsx';
import type { EntryParts } from './entry-parts.ts';
import {
  type CatalogueActor,
  isChangeable,
  isOrphaned,
  isOutdated,
  isUnderway,
  isUnheard,
} from './entry-views.ts';
import { useKeyOf } from './keys/keys-context.ts';
import { parseDay, parseEntry, problemsIn, problemsOfDay } from './parse-entry.ts';
import { PassengersView } from './seat-plan/passengers-view.tsx';
import { WhyRefused } from './why-refused.tsx';
import { WithoutRule } from './without-rule.tsx';
import { placeOf, problemText } from './words/problem-text.ts';

type Props = { readonly flow: CatalogueActor };

const dayField = 'effective-date';

/** What stands in the form at first: what was typed before, what is meant, or what is published. A day that has come is none. */
const begunWith = (
  kind: CatalogueKind,
  entry: CatalogueEntry | null,
  typing: EntryParts['typing'],
): EntryInput => {
  const published = {
    fields: entry?.published?.fields ?? catalogueDefaults(kind),
    effectiveDate: entry?.coming?.at(-1)?.from ?? null,
  };
  const { fields, effectiveDate } = entry?.intent ?? published;
  return typing.read() ?? { fields, effectiveDate, seen: seenOf(entry) };
};

const NotSaved = ({ flow }: Props) => {
  const { say } = useWords();
  const refusal = useFlow(flow, refusalOf, null);
  const isShownElsewhere = useFlow(flow, (snapshot) => isOutdated(snapshot) || isOrphaned(snapshot), false);
  return refusal === null || isShownElsewhere ? null : (
    <Notice variant="danger" heard="at-once" title={say('catalogue.not-saved')}>
      <WhyRefused flow={flow} />
    </Notice>
  );
};

const Orphaned = ({ flow }: Props) => {
  const { say } = useWords();
  const isShown = useFlow(flow, isOrphaned, false);
  return isShown ? (
    <Notice variant="warning" heard="at-once" title={say('catalogue.refused.gone')}>
      <p>{say('catalogue.orphaned')}</p>
    </Notice>
  ) : null;
};

/** The form of an entry, made from what its kind holds. What was typed stays whatever is answered. */
export const EntryForm = ({ flow, parts: { Preview, typing } }: Props & { readonly parts: EntryParts }) => {
  const words = useWords();
  const { say } = words;
  const kind = useFlow(flow, kindOf, 'subscriptions');
  const entry = useFlow(flow, entryOf, null);
  const isBusy = useFlow(flow, isUnderway, false);
  const unheard = useFlow(flow, isUnheard, false);
  const [begun] = useState(() => begunWith(kind, entry, typing));
  const [problems, find] = useState<readonly CatalogueProblem[]>([]);
  const [tries, countTry] = useState(0);
  const [entered, setEntered] = useState<CatalogueFields>(begun.fields);
  const [planDrawn, notePlan] = useState<{
    readonly lines: readonly string[];
    readonly times: number;
  } | null>(null);
  const around = useRef<HTMLFormElement>(null);
  const keyOf = useKeyOf();
  const { book } = useStations();
  const published = entry?.published?.fields ?? null;
  const wrongDay = problems.find(({ field }) => field === dayField);
  const mayEdit = useFlow(flow, isChangeable, false);
  const submit = (form: FormData) => {
    const fields = parseEntry(kind, form);
    const effectiveDate = parseDay(textIn(form, dayField));
    const isStation = book === null ? undefined : (station: number) => book.stations.has(station);
    const found = [
      ...problemsIn(kind, form, published, isStation),
      ...problemsOfDay(dayField, effectiveDate),
    ];
    find(found);
    countTry(tries + 1);
    if (found.length === 0) flow.send({ type: 'draft.submitted', fields, effectiveDate, key: newKey() });
  };
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (unheard) flow.send({ type: 'outcome.asked' });
    else submit(new FormData(event.currentTarget));
  };
  const note = (change: CatalogueFields = {}) => {
    const form = new FormData(around.current ?? undefined);
    const fields = { ...parseEntry(kind, form), ...change };
    setEntered(fields);
    typing.keep({ fields, effectiveDate: parseDay(textIn(form, dayField)), seen: begun.seen });
  };
  const drawPlan = (lines: readonly string[]) => {
    notePlan({ lines, times: (planDrawn?.times ?? 0) + 1 });
    note({ plan: lines });
  };
  return (
    <form ref={around} className={styles.part} noValidate onSubmit={send} onChange={() => note()}>
      <div className={styles.form}>
        <ErrorSummary
          submit={tries}
          problems={problems.map((each) => ({ fieldId: placeOf(each), text: problemText(each, words) }))}
        />
        <KeptRoom isAsking={isBusy}>
          {isBusy ? null : (
            <>
              <NotSaved flow={flow} />
              <Orphaned flow={flow} />
              <ChangedMeanwhile flow={flow} editedVersion={begun.seen} />
            </>
          )}
        </KeptRoom>
        <WithoutRule kind={kind} code={entered.code} />
        {catalogueFields[kind].map((field) => (
          <EntryField
            key={field.type === 'seat-plan' ? `${field.name} ${planDrawn?.times ?? 0}` : field.name}
            field={field}
            value={
              field.type === 'seat-plan' && planDrawn !== null ? planDrawn.lines : begun.fields[field.name]
            }
            problems={problems.filter((each) => each.field === field.name)}
            hold={field.name === 'code' && published !== null ? 'kept' : 'free'}
            onPicked={() => note()}
          />
        ))}
      </div>
      <PassengersView kind={kind} fields={entered} onPlan={drawPlan} Preview={Preview} />
      <div className={styles.form}>
        <CatalogueDay
          name={dayField}
          need="optional"
          label={say('catalogue.effective-date')}
          hint={say('catalogue.effective-date.hint')}
          problem={wrongDay === undefined ? null : problemText(wrongDay, words)}
          day={begun.effectiveDate ?? ''}
          onPicked={() => note()}
        />
        <Ways>
          <Button
            type="submit"
            variant="primary"
            aria-keyshortcuts={keyOf('s')}
            why={mayEdit ? null : say('catalogue.refused.not-allowed-now')}
            pending={isBusy && !unheard ? say('catalogue.saving') : null}
          >
            {say(unheard ? 'catalogue.ask-again' : 'catalogue.save')}
          </Button>
          <Button
            why={isBusy ? say('catalogue.saving') : null}
            reason="heard"
            onClick={() => flow.send({ type: 'edit.withdrawn' })}
          >
            {say('catalogue.withdraw')}
          </Button>
        </Ways>
        <UnheardNotice isGoing={isBusy} isUnheard={unheard} title={say('catalogue.unheard')} />
      </div>
    </form>
  );
};
