import type { RegisteredRouter } from '@tanstack/react-router';
import { noteFarewell } from '#app/browser/farewell-cookie.ts';
import { goToBank } from '#app/browser/go-to-bank.ts';
import { forgetJourneys } from '#app/browser/kept-marks.ts';
import { live } from '#app/browser/live.ts';
import { forgetMember } from '#app/browser/member-cookie.ts';
import { leaveForGood, stayOnPage } from '#app/browser/page-left.ts';
import { beginsPurchase, beginsRental } from '#app/browser/purchase-wanted.ts';
import { written } from '#app/browser/underway-writes.ts';
import type { Fact } from '#app/reporting/facts.ts';
import { consequenceOf } from '#app/reporting/failures.ts';
import { type AddressName, addresses } from '#domain/shop/addresses.ts';
import { type Alert, asksForLogin } from '#domain/shop/alert.ts';
import { CallFault } from '#gateway/wire/call-fault.ts';
import type { AlertActor } from '#panels/shop.ts';

type ReactionDeps = {
  readonly router: RegisteredRouter;
  readonly alert: AlertActor;
  readonly now: () => number;
};

const home = addresses.home.path;

/** Pages that a guest has nothing to do on: whoever logs out there is led home. */
const leavesFrom = (place: string) => place === 'payment' || place === 'seat-map';

/** Whoever is led away from there is told where they arrive. */
const isPaidAt = (place: AddressName) => beginsPurchase(place) || beginsRental(place);

/** Pages of papers: what stands on them is asked for anew, by whoever is a guest now. */
const showsDocuments = (place: AddressName) =>
  isPaidAt(place) ||
  place === 'ticket-search' ||
  place === 'open-ticket-search' ||
  place === 'rental-reservation-result';

const hasJourney = () => live.flows().booking !== null || live.flows().rental !== null;

/** Nothing of whoever was a member is kept or goes on in the page that is left. */
const forgetJourney = () => {
  leaveForGood();
  forgetJourneys();
};

/** Nothing of whoever was a member stays in the page. */
const sayFarewell = () => {
  forgetMember();
  forgetJourney();
  noteFarewell();
  location.assign(home);
};

/** Whoever comes back from the bank goes on where they are written down to stand. */
const leaveToPay = async (go: () => void): Promise<void> => {
  await written();
  go();
};

const isOnTheWay = ({ state: { location: goal, resolvedLocation: here } }: RegisteredRouter): boolean =>
  here !== undefined && here.pathname !== goal.pathname;

/** What the shop does about each fact that a flow tells. */
export const reactionsOf = ({ router, alert, now }: ReactionDeps): ((fact: Fact) => void) => {
  const reportedErrors = new WeakSet<object>();
  const placeNow = () => router.state.matches.at(-1)?.staticData.place ?? 'home';
  const raise = (name: Alert['name'], message: string | null = null) =>
    alert.send({ type: 'alert.raised', alert: { name, message }, at: now() });
  const send = (name: Alert['name'], message: string | null = null) =>
    alert.send({ type: 'alert.sent', alert: { name, message }, at: now() });
  // What is raised on the way to another page would be cleared by its coming, before anybody has read it.
  const showAlert = (name: Alert['name'], message: string | null = null) =>
    (isOnTheWay(router) ? send : raise)(name, message);

  const reportOnce = (error: unknown) => {
    if (typeof error === 'object' && error !== null) {
      if (reportedErrors.has(error)) return;
      reportedErrors.add(error);
    }
    if (!(error instanceof CallFault)) reportError(error);
    const consequence = consequenceOf(error);
    if (consequence.kind === 'alert') showAlert(consequence.alert.name, consequence.alert.message);
    else void router.navigate({ href: addresses['not-found'].path });
  };

  const welcome = () => {
    const shown = alert.getSnapshot().context.alert;
    if (shown !== null && asksForLogin(shown.name)) alert.send({ type: 'alert.dismissed' });
  };

  const leave = () => {
    const place = placeNow();
    const isLedHome = addresses[place].access === 'member' || leavesFrom(place);
    if (!isLedHome && !showsDocuments(place) && !hasJourney()) {
      stayOnPage();
      return forgetJourneys();
    }
    forgetJourney();
    if (isLedHome) location.assign(home);
    else location.reload();
  };

  return (fact) => {
    switch (fact.type) {
      case 'failed':
        return reportOnce(fact.error);
      case 'arrived':
        welcome();
        return fact.goal ? void router.navigate({ href: fact.goal.path }) : undefined;
      case 'challenged':
        return void leaveToPay(() => goToBank(fact.challenge));
      case 'departed':
        return void leaveToPay(() => location.assign(fact.url));
      case 'turned-away':
        return placeNow() === 'home' ? raise('user-information-login') : send('user-information-login');
      case 'ended':
        return showAlert('session-ended');
      case 'lost':
        return showAlert('session-lost');
      case 'signed-up':
        return raise('signed-up');
      case 'membership-ended':
        return sayFarewell();
      case 'left':
        return leave();
      case 'time-ended':
        return isPaidAt(placeNow()) ? send('payment-time-ended') : raise('payment-time-ended');
      case 'granted':
      case 'refused':
        return undefined;
    }
  };
};
