import { expect, onTestFinished, test } from 'vitest';
import { beginsAnew } from '#server/platform/http/begins-anew.ts';
import { routes } from '#server/start/routes.ts';
import { openTestShop } from '#test/support/open-test-shop.ts';
import { readOutcome } from '#test/support/sold/read-outcome.ts';

/** What begins something, and is told to wait. */
const beginning = `
ask-seat-alarm ask-seatmate create-saved-contact keep-picture register register-at-counter rental-list
rental-order-payment request-form-send-email select-seat subscription-purchases-create tell-flow-events
tell-flow-facts tell-recording
`;

/** What goes on where the disk is nearly full: it ends what was begun, gives back, or keeps little. A call that is new is written here, or in begins-anew.ts. */
const goingOn = `
add-wallet-card agree-to-seatmate apply-promotion ask-payment begin-eid cancel-reservation cancel-seat-alarm
catalogue-cancel catalogue-delete catalogue-delete-draft catalogue-edit catalogue-publish catalogue-recall
catalogue-reject catalogue-send-to-approval catalogue-take-back change-password change-saved-contact
choose-open-tickets complete-wallet-payment correct-at-counter create-open-tickets create-pnr delete-wallet-card
end-membership extend-reservation extend-reservation-exact extend-seats extra-services-perform-3d forget-kept-flow
generate-wallet-token hand-over-kept-flow issue-ticket-3D keep-flow legacy-change-ticket
legacy-convert-to-open-ticket legacy-reservation-to-sale legacy-sell-or-reserve log-in log-in-by-eid log-out
make-default-wallet-card open-booking-link open-payment order-abandonment pay-with-miles pay-with-open-tickets
release-seat remove-picture remove-promotion remove-saved-contact rental-order-abandonment rental-order-cancel
rental-order-link rental-promotion-activate rental-promotion-deactivate resend-wallet-code reserve-places
reset-password resume-session send-booking-link send-email send-password-link subscription-purchases-cancel
take-over-kept-flow ticket-cancellation-perform ticket-change-perform-3d touch-session update-customer
verify-wallet-card
`;

/** What only reads, or reckons. */
const reading = `
cabin-class-capacities check-seat-prices disabled-ramped-stations extra-services-order extra-services-simulation
find-at-counter find-cars find-last-action find-membership-end find-seat-allocations generate-pdf get-multiple-pdf
get-pdf get-reservation get-reservation-single-shot journeys legacy-query-open-ticket
load-saleable-train-passenger-types load-seat-maps load-train-segment-info load-trains-by-station-and-date
lowest-prices multiple-train-availability permi-check purchase-histories-mco purchase-histories-open-tickets
purchase-histories-reservations query-miles read-password-link rental-list-by-search rental-location-search
rental-order-refund-amount rental-order-view rental-tcdd-pnr reservation-to-ticket-simulation search-open-tickets
simulate-open-tickets simulate-seat-prices subscription-purchases-calculate subscription-purchases-cancel-calculate
support-booking ticket-cancellation-simulation ticket-change-simulation ticket-change-validation train-availability
verify-citizenship verify-citizenship-multi verify-tckimlik wallet-cards wallet-frame
`;

const namesIn = (written: string): readonly string[] => written.split(/\s+/).filter((name) => name !== '');

test('of every call it is decided whether it begins something, which a full disk refuses, or goes on', () => {
  const decided = [...namesIn(goingOn), ...namesIn(reading)].toSorted();
  const asked = routes.operations.map(({ endpoint }) => endpoint).filter(({ method }) => method !== 'get');
  expect(
    asked
      .filter((endpoint) => !beginsAnew(endpoint))
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(decided);
});

test('whoever names places that are held for them is not turned away', () => {
  expect(
    ['create-pnr', 'reserve-places', 'legacy-sell-or-reserve'].filter((name) => beginsAnew({ name })),
  ).toEqual([]);
});

test('where the disk is short every call that begins something is answered 503 no-room, and no other is', async () => {
  const shop = await openTestShop();
  onTestFinished(() => shop.end());
  const { room } = shop.open.app;
  const turnedAway: string[] = [];
  for (const { endpoint } of routes.operations) {
    room.note(Object.assign(new Error('The disk is full.'), { code: '53100' }));
    const answer = await shop.ask(endpoint.path.replaceAll(/\{\w+\??\}/g, 'abc'), {
      method: endpoint.method.toUpperCase(),
      headers: { 'content-type': 'application/json' },
      ...(endpoint.method === 'get' ? {} : { body: '{}' }),
    });
    const isJson = answer.headers.get('content-type')?.startsWith('application/json') === true;
    const [status, name] = isJson ? await readOutcome(answer) : [answer.status, await answer.text()];
    if (status === 503) turnedAway.push(`${endpoint.name} ${name}`);
  }
  expect(turnedAway.toSorted()).toEqual(namesIn(beginning).map((name) => `${name} no-room`));
});
