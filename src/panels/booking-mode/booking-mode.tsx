import type { SnapshotFrom } from 'xstate';
import { optionDeadline, proofTime } from '#domain/booking/reservation-option.ts';
import { isReservable, reservableUntil } from '#domain/journey/chosen-journey.ts';
import { minute } from '#domain/values/durations.ts';
import { momentText } from '#i18n/moment-text.ts';
import { backOf, modeOf, outwardOf } from '#machines/booking/booking.selectors.ts';
import { isGuest } from '#machines/session/session.selectors.ts';
import { type BookingActor, useShop } from '#panels/shop.ts';
import { useFlow } from '#panels/use-flow.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { RadioGroup } from '#ui/fields/radio-group.tsx';
import { useWords } from '#ui/hooks/words-context.ts';

type Snapshot = SnapshotFrom<BookingActor>;

const mayChooseMode = (snapshot: Snapshot) => snapshot.can({ type: 'mode.chosen', mode: 'sale' });

/** Whether the places are bought now, or reserved and bought before their option ends. */
export const BookingMode = ({ booking }: { readonly booking: BookingActor }) => {
  const words = useWords();
  const { say } = words;
  const { now, session } = useShop();
  const guest = useFlow(session, isGuest, true);
  const mode = useFlow(booking, modeOf, 'sale');
  const mayChoose = useFlow(booking, mayChooseMode, false);
  const outward = useFlow(booking, outwardOf, null);
  const back = useFlow(booking, backOf, null);
  if (mode !== 'sale' && mode !== 'reservation') return null;
  const chosen = [outward, back].filter((each) => each !== null);
  const mayWait = chosen.every(isReservable);
  if (!mayWait || reservableUntil(outward) < now()) {
    const why = mayWait ? say('passenger.mode.too-late') : say('passenger.mode.train');
    return <Notice variant="info" title={why} />;
  }
  const departure = Math.min(...chosen.flatMap(({ journey }) => journey.legs.map((leg) => leg.departure)));
  const proof = guest ? say('passenger.mode.reservation.proof', { minutes: proofTime / minute }) : null;
  const until = momentText(optionDeadline(departure, now()), words);
  return (
    <RadioGroup
      id="booking-mode"
      name="booking-mode"
      label={say('passenger.mode')}
      hint={mayChoose ? null : say('passenger.edit.not-now')}
      disabled={!mayChoose}
      chosen={mode}
      choices={[
        { value: 'sale', label: say('passenger.mode.sale'), hint: say('passenger.mode.sale.hint') },
        {
          value: 'reservation',
          label: say('passenger.mode.reservation'),
          hint: (
            <>
              {say('passenger.mode.reservation.hint', { until })} {proof}
            </>
          ),
        },
      ]}
      onChange={({ target }) =>
        booking.send({
          type: 'mode.chosen',
          mode: target.value === 'reservation' ? 'reservation' : 'sale',
        })
      }
    />
  );
};
