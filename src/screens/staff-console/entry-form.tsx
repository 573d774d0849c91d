import { type FormEvent, useRef, useState } from 'react';
import type { CatalogueEntry, CatalogueFields } from '#domain/catalogue/catalogue-entry.ts';
import { catalogueDefaults, catalogueFields } from '#domain/catalogue/catalogue-fields.ts';
import type { CatalogueFinding } from '#domain/catalogue/catalogue-findings.ts';
import type { CatalogueKind } from '#domain/catalogue/catalogue-kind.ts';
import { catalogueVerdict } from '#domain/catalogue/catalogue-rights.ts';
import { seenOf } from '#domain/catalogue/catalogue-step.ts';
import type { TypedEntry } from '#domain/catalogue/kept-entry.ts';
import {
  entryOf,
  kindOf,
  refusalOf,
  saidBy,
  staffOf,
} from '#machines/catalogue-approval/catalogue-approval.selectors.ts';
import { newKey } from '#panels/new-key.ts';
import { useStations } from '#panels/stations.ts';
import { textIn } from '#panels/text-in.ts';
import { useFlow } from '#panels/use-flow.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ErrorSummary } from '#ui/feedback/error-summary.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { Ways } from '#ui/layout/ways.tsx';
import { CatalogueDay } from './catalogue-day.tsx';
import * as styles from './catalogue-entry.css.ts';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import { EntryField } from './entry-field.tsx';
import type { EntryParts } from './entry-parts.ts';
import { type CatalogueActor, isOrphaned, isOutdated, isUnderway } from './entry-views.ts';
import { useKeyOf } from './keys/keys-context.ts';
import { PassengersView } from './seat-plan/passengers-view.tsx';
import { dayTyped, entryTyped, findingsOfDay, findingsTyped } from './typed-entry.ts';
import { WithoutRule } from './without-rule.tsx';
import { refusalWords } from './words/entry-words.ts';
import { placeOf, problemText } from './words/problem-text.ts';

type Own = { readonly flow: CatalogueActor };

const dayField = 'effective-date';
const nobody = { id: 0, roles: [] };

/** What stands in the form at first: what was typed before, what is meant, or what is published. A day that has come is none. */
const begunWith = (
  kind: CatalogueKind,
  entry: CatalogueEntry | null,
  typing: EntryParts['typing'],
): TypedEntry => {
  const published = {
    fields: entry?.published?.fields ?? catalogueDefaults(kind),
    effectiveDate: entry?.coming?.at(-1)?.from ?? null,
  };
  const { fields, effectiveDate } = entry?.intent ?? published;
  return typing.read() ?? { fields, effectiveDate, seen: seenOf(entry) };
};

const NotSaved = ({ flow }: Own) => {
  const { say } = useWords();
  const refusal = useFlow(flow, refusalOf, null);
  const said = useFlow(flow, saidBy, null);
  const isToldElsewhere = useFlow(flow, (snapshot) => isOutdated(snapshot) || isOrphaned(snapshot), false);
  const underway = useFlow(flow, isUnderway, false);
  return refusal === null || isToldElsewhere || underway ? null : (
    <Notice variant="danger" heard="at-once" title={say('catalogue.not-saved')}>
      <p>{said ?? say(refusalWords[refusal])}</p>
    </Notice>
  );
};

const Orphaned = ({ flow }: Own) => {
  const { say } = useWords();
  const isShown = useFlow(flow, isOrphaned, false);
  return isShown ? (
    <Notice variant="warning" heard="at-once" title={say('catalogue.refused.gone')}>
      <p>{say('catalogue.orphaned')}</p>
    </Notice>
  ) : null;
};

/** The form of an entry, made from what its kind holds. What was typed stays whatever is answered. */
export const EntryForm = ({ flow, parts: { Preview, typing } }: Own & { readonly parts: EntryParts }) => {
  const words = useWords();
  const { say } = words;
  const kind = useFlow(flow, kindOf, 'subscriptions');
  const entry = useFlow(flow, entryOf, null);
  const staff = useFlow(flow, staffOf, nobody);
  const isBusy = useFlow(flow, isUnderway, false);
  const [begun] = useState(() => begunWith(kind, entry, typing));
  const [findings, find] = useState<readonly CatalogueFinding[]>([]);
  const [tries, countTry] = useState(0);
  const [typed, noteTyped] = useState<CatalogueFields>(begun.fields);
  const [planDrawn, notePlan] = useState<{
    readonly lines: readonly string[];
    readonly times: number;
  } | null>(null);
  const around = useRef<HTMLFormElement>(null);
  const keyOf = useKeyOf();
  const { book } = useStations();
  const published = entry?.published?.fields ?? null;
  const wrongDay = findings.find(({ field }) => field === dayField);
  const mayEdit = catalogueVerdict(staff, entry, 'edit') === 'allowed';
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy || !mayEdit) return;
    const form = new FormData(event.currentTarget);
    const fields = entryTyped(kind, form);
    const effectiveDate = dayTyped(textIn(form, dayField));
    const isStation = book === null ? undefined : (station: number) => book.stations.has(station);
    const found = [
      ...findingsTyped(kind, form, published, isStation),
      ...findingsOfDay(dayField, effectiveDate),
    ];
    find(found);
    countTry(tries + 1);
    if (found.length === 0) flow.send({ type: 'draft.submitted', fields, effectiveDate, key: newKey() });
  };
  const note = (change: CatalogueFields = {}) => {
    const form = new FormData(around.current ?? undefined);
    const fields = { ...entryTyped(kind, form), ...change };
    noteTyped(fields);
    typing.keep({ fields, effectiveDate: dayTyped(textIn(form, dayField)), seen: begun.seen });
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
          problems={findings.map((each) => ({ fieldId: placeOf(each), text: problemText(each, words) }))}
        />
        <NotSaved flow={flow} />
        <Orphaned flow={flow} />
        <ChangedMeanwhile flow={flow} typedOver={begun.seen} />
        <WithoutRule kind={kind} code={typed.code} />
        {catalogueFields[kind].map((field) => (
          <EntryField
            key={field.type === 'seat-plan' ? `${field.name} ${planDrawn?.times ?? 0}` : field.name}
            field={field}
            value={
              field.type === 'seat-plan' && planDrawn !== null ? planDrawn.lines : begun.fields[field.name]
            }
            findings={findings.filter((each) => each.field === field.name)}
            hold={field.name === 'code' && published !== null ? 'kept' : 'free'}
            onPicked={() => note()}
          />
        ))}
      </div>
      <PassengersView kind={kind} fields={typed} onPlan={drawPlan} Preview={Preview} />
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
            look="primary"
            aria-keyshortcuts={keyOf('s')}
            why={mayEdit ? null : say('catalogue.refused.not-allowed-now')}
            pending={isBusy ? say('catalogue.saving') : null}
          >
            {say('catalogue.save')}
          </Button>
          <Button
            why={isBusy ? say('catalogue.saving') : null}
            reason="heard"
            onClick={() => flow.send({ type: 'edit.withdrawn' })}
          >
            {say('catalogue.withdraw')}
          </Button>
        </Ways>
      </div>
    </form>
  );
};
