import { type ComponentType, useState } from 'react';
import { type AnsweredStep, hasFailed } from '#domain/shop/recorded-step.ts';
import { isRentalNumber } from '#domain/values/rental-number.ts';
import type { MessageId } from '#i18n/message-id.ts';
import { momentText } from '#i18n/moment-text.ts';
import { SelectField } from '#ui/fields/select-field.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import * as styles from './staff-support.css.ts';
import type { SeenBooking, SeenRecording } from './staff-support.flow.ts';

/** One recording, by its id: whoever draws it begins another with its first step. */
export type SeenSteps = {
  readonly id: string;
  readonly title: string;
  readonly steps: readonly AnsweredStep[];
};

/** What draws the steps of one recording. */
export type Playing = {
  readonly Player: ComponentType<SeenSteps>;
};

type Named = SeenRecording & { readonly name: string };

const chosenField = 'support-recording';

const failed = ({ steps }: SeenRecording): boolean => steps.some(hasFailed);

/** Of a booking, and of a car that is rented beside it. */
const pageWords = ['support.recording.page', 'support.recording.rental'] as const;
const paymentWords = ['support.recording.payment', 'support.recording.rental-payment'] as const;

type Recorded = Pick<SeenBooking, 'payments' | 'recordings'>;

const useNamed = ({ payments, recordings }: Recorded): readonly Named[] => {
  const words = useWords();
  const { say } = words;
  const nameOf = ({ of, steps }: SeenRecording, [ofBooking, ofRental]: readonly [MessageId, MessageId]) =>
    say(isRentalNumber(of) ? ofRental : ofBooking, {
      moment: momentText(steps[0]?.at ?? 0, words),
      number: of,
    });
  const named = [
    ...recordings.map((recording) => ({ ...recording, name: nameOf(recording, pageWords) })),
    ...payments.map(({ id, of, steps }) => ({
      id,
      of,
      steps,
      name: nameOf({ id, of, steps }, paymentWords),
    })),
  ];
  return named
    .filter(({ steps }) => steps.length > 0)
    .map((each) =>
      failed(each) ? { ...each, name: say('support.recording.failed', { name: each.name }) } : each,
    );
};

/** What the passenger's pages and the payments went through; the first that failed is open. */
export const Recordings = ({ seen, Player }: Playing & { readonly seen: SeenBooking }) => {
  const { say } = useWords();
  const named = useNamed(seen);
  const [wanted, want] = useState<string | null>(null);
  const chosen = named.find(({ id }) => id === wanted) ?? named.find(failed) ?? named[0];
  return (
    <section className={styles.part} aria-labelledby="support-recordings">
      <h2 id="support-recordings">{say('support.recordings')}</h2>
      {chosen === undefined ? (
        <p className={styles.quiet}>{say('support.recordings.none')}</p>
      ) : (
        <>
          {named.length === 1 ? null : (
            <div className={styles.choice}>
              <SelectField
                id={chosenField}
                label={say('support.recording')}
                value={chosen.id}
                choices={named.map(({ id, name }) => ({ value: id, label: name }))}
                onChange={({ currentTarget }) => want(currentTarget.value)}
              />
            </div>
          )}
          <Player id={chosen.id} title={chosen.name} steps={chosen.steps} />
        </>
      )}
    </section>
  );
};
