import { expect, test } from 'vitest';
import { planOf } from '#domain/coach/coach-plan.ts';
import { blankPassenger } from '#domain/passenger/passenger-blank.ts';
import { languages } from '#domain/values/language.ts';
import { SeatGrid } from '#panels/coach-plan/seat-grid.tsx';
import { OldTickets } from '#panels/ticket-change/old-tickets.tsx';
import { CoachPicker } from '#screens/seat-map/coach-picker.tsx';
import { ridersOf, wantedBy } from '#screens/seat-map/rider.ts';
import { SeatRefusalNotice } from '#screens/seat-map/seat-refusal-notice.tsx';
import { WhoSits } from '#screens/seat-map/who-sits.tsx';
import { boughtBooking } from '#test/support/bought-booking.ts';
import { heldIn, mapOf } from '#test/support/coach-maps.ts';
import { early } from '../../support/listed-journeys.ts';
import { drawn, wordsOf } from '../drawn.tsx';

const painted = { ...mapOf(264, 6), name: 'B9' };
const [place] = painted.coach.places;
const riders = ridersOf([blankPassenger], 'p');
const ignored = () => undefined;

const views = {
  'the choice of a coach': <CoachPicker maps={[painted]} chosen={6} onChoose={ignored} />,
  'the plan': (
    <SeatGrid
      map={painted}
      plan={planOf(painted.coach)}
      appearances={new Map()}
      amounts={new Map()}
      moves="all"
      rests="no"
      onPress={(seat) => seat}
      onUndo={() => null}
      onCoach={() => null}
    />
  ),
  'who sits where': (
    <WhoSits
      riders={riders}
      inTurn={null}
      held={[heldIn(painted, '1A', 0, { coachName: painted.name })]}
      onPick={ignored}
    />
  ),
  'a place without a number': (
    <WhoSits
      riders={riders}
      inTurn={null}
      held={[heldIn(painted, '1A', 0, { coachName: painted.name, cabinClass: 'N' })]}
      onPick={ignored}
    />
  ),
  'another place': (
    <SeatRefusalNotice
      title="–"
      why={null}
      instead={place === undefined ? [] : [{ map: painted, place, coach: painted.name, onChoose: ignored }]}
      focus="left"
      rests="no"
      onDismiss={ignored}
    />
  ),
  'a ticket that is exchanged': (
    <OldTickets
      change={{
        tickets: ['252141037350'],
        booking: {
          ...boughtBooking,
          passengers: boughtBooking.passengers.map((passenger) => ({
            ...passenger,
            tickets: passenger.tickets.map((way) =>
              way.map((ticket) => ({ ...ticket, coach: { id: 1, index: 6, name: painted.name } })),
            ),
          })),
        },
      }}
      text="–"
    />
  ),
};

const calls = Object.entries(views).flatMap(([where, view]) =>
  languages.map((language) => ({ where, view, language })),
);

test.each(calls)('[R-05] a coach is called as it is painted in $where: $language', ({ view, language }) => {
  drawn(view, language);
  const labels = [...document.querySelectorAll('[role="grid"]')].map(({ ariaLabel }) => ariaLabel);
  const shown = [document.body.textContent, ...labels].join(' ');
  expect(shown).toContain(painted.name);
  for (const id of ['seat-map.coach', 'seat-map.plan'] as const)
    expect(shown).not.toContain(wordsOf(language).say(id, { coach: language === 'fa' ? '۷' : '7' }));
});

test('[R-05] a seat that is wanted keeps what its coach is called', () => {
  const [rider] = riders;
  if (rider === undefined || place === undefined) throw new Error('There is nobody to seat.');
  const [train] = early.legs;
  if (train === undefined) throw new Error('A journey has no train.');
  const ride = { direction: 'outward', leg: 0, train, cabinClass: 'Y1', family: 'STANDART' } as const;
  const names = [[painted], [mapOf(264, 6)]].map(
    (maps) => wantedBy(rider, ride, { coachId: painted.coachId, place }, maps).coachName,
  );
  expect(names).toEqual(['B9', undefined]);
});
