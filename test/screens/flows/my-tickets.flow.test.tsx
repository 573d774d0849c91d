import type { Reservation } from '#domain/booking/reservation.ts';
import { granted, refused } from '#domain/values/answer.ts';
import { submissionOf } from '#machines/kit/submission/submission.machine.ts';
import { submissionWalk } from '#machines/kit/submission/submission.paths.ts';
import { answers, breaks, walk } from '#machines/kit/walk/walk.ts';
import type { HistoryRefusal } from '#panels/history/history.flow.ts';
import { FoundBookings } from '#screens/my-tickets/found-bookings.tsx';
import { boughtBooking } from '../../support/bought-booking.ts';
import { NoActions } from '../../support/views/no-actions.tsx';
import { viewLayer } from '../../support/views/view-layer.tsx';

const { flow, startsAt } = submissionWalk;
const fields = { member: 1001 };

/** A list as it is asked for: nothing is typed, and what begins it is that the member is known. */
const listWalk = walk({
  flow,
  startsAt,
  machine: submissionOf<typeof fields, readonly Reservation[], HistoryRefusal>(),
  starts: { plain: { fields } },
  events: {
    'form.submitted': { 'the list is asked for': { fields, key: 'k-1', at: startsAt } },
    'form.begun': { 'the list is wanted anew': { fields } },
  },
  outcomes: {
    sendForm: {
      granted: answers(granted([boughtBooking])),
      refused: answers(refused('range-too-wide')),
      'no answer': breaks(),
    },
  },
  control: () => ({}),
  proves: {},
});

viewLayer({
  walk: listWalk,
  sentences: 'my-tickets',
  draw: ({ actor }) => (
    <main>
      <h1>Biletlerim</h1>
      <h2>Geçerli biletler</h2>
      <FoundBookings isWhole={false} form={actor} onAsk={() => undefined} Actions={NoActions} />
    </main>
  ),
  fromApp: ['form.submitted', 'form.abandoned', 'form.begun'],
  gestures: {},
  offers: {},
});
