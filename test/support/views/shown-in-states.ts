import tr from '#locales/tr.json' with { type: 'json' };

/** What a reader is shown in which states of a flow, and in none of its others: the states, then the sentences. */
const written = {
  alert: `
shown.staying travelling | alert.session-ended.text alert.session-ended.title
`,
  booking: `
changing creating describing expired givingBack seating.confirmingLoss seating.placing | seat-map.train.outward
creating | seat-map.creating
creating describing expired givingBack seating.confirmingLoss seating.placing | seat-map.change-journey
describing | passenger.contact.hint passenger.email passenger.email.hint passenger.lead passenger.pet.add passenger.pet.rules passenger.phone
describing | passenger.phone.country passenger.phone.hint.tr passenger.saved.guest passenger.submit passenger.tariffs.explained seat-map.people-first
ended.closed ended.issued ended.reserved issuing.looking issuing.unanswered issuing.waiting | result.another
ended.issued | result.issued.heading result.issued.title seat-map.coaches
expired | seat-map.expired seat-map.expired.again seat-map.expired.text
givingBack | seat-map.returning
issuing.looking issuing.waiting | result.issuing.looking
issuing.unanswered | result.ask-again result.unanswered.text result.unanswered.title
listing.asking listing.back listing.outward listing.refused seating.comparing seating.leaving | journey-list.change-search journey-list.journeys
seating.comparing | journey-list.to-seats progress.here.comparing progress.next.compare
`,
  'car-rental': `
askingTrain | rental.train.asking
askingTrain describing.filling describing.refused detailing ended.rented finding ordering.carryingOut ordering.unheard paying.leaving paying.open seeking.farAway seeking.filled seeking.fresh seeking.refused | rental.drop-off
askingTrain describing.filling describing.refused detailing ended.rented finding ordering.carryingOut ordering.unheard paying.leaving paying.open seeking.farAway seeking.filled seeking.fresh seeking.refused | rental.pick-up
askingTrain describing.filling describing.refused ordering.carryingOut ordering.unheard seeking.refused | rental.train.pnr
askingTrain detailing extending finding lapsed listing.empty listing.refused listing.shown narrowing opening seeking.farAway seeking.filled seeking.fresh seeking.refused withoutOffices | rental.list.reservation
askingTrain detailing extending finding listing.empty listing.refused listing.shown narrowing seeking.farAway seeking.filled seeking.fresh seeking.refused | rental.wish.drop-off
askingTrain detailing extending finding listing.empty listing.refused listing.shown narrowing seeking.farAway seeking.filled seeking.fresh seeking.refused | rental.wish.pick-up
askingTrain finding seeking.farAway seeking.filled seeking.fresh seeking.refused | rental.train rental.wish.drop-off-day rental.wish.drop-off-time
askingTrain finding seeking.farAway seeking.filled seeking.fresh seeking.refused | rental.wish.pick-up-day rental.wish.pick-up-time
askingTrain seeking.farAway seeking.filled seeking.fresh seeking.refused | rental.wish.seek
askingTrain seeking.refused | rental.train.surname rental.train.text
describing.filling describing.refused | rental.driver.send
describing.filling describing.refused detailing ended.rented ordering.carryingOut ordering.unheard paying.leaving paying.open | rental.deposit
describing.filling describing.refused detailing ended.rented ordering.carryingOut ordering.unheard paying.leaving paying.open | rental.drop-off-at
describing.filling describing.refused detailing ended.rented ordering.carryingOut ordering.unheard paying.leaving paying.open | rental.pick-up-at
describing.filling describing.refused detailing ordering.carryingOut ordering.unheard | rental.total
describing.filling describing.refused ended.rented ordering.carryingOut ordering.unheard | rental.driver rental.invoice
describing.filling describing.refused ended.rented ordering.carryingOut ordering.unheard paying.leaving paying.open | rental.days
describing.filling describing.refused ordering.carryingOut ordering.unheard | rental.contract.conditions rental.contract.conditions.accept
describing.filling describing.refused ordering.carryingOut ordering.unheard | rental.contract.information rental.contract.information.accept
describing.filling describing.refused ordering.carryingOut ordering.unheard | rental.contract.sales rental.contract.sales.accept rental.contracts
describing.filling describing.refused ordering.carryingOut ordering.unheard | rental.driver.back rental.driver.email.hint rental.driver.licence
describing.filling describing.refused ordering.carryingOut ordering.unheard | rental.driver.licence.hint rental.driver.name.hint rental.driver.train.hint
describing.filling describing.refused ordering.carryingOut ordering.unheard | rental.invoice.address rental.invoice.city rental.invoice.corporate
describing.filling describing.refused ordering.carryingOut ordering.unheard | rental.invoice.country rental.invoice.individual rental.invoice.of
describing.filling describing.refused ordering.carryingOut ordering.unheard | rental.invoice.zip
detailing | rental.daily-fee rental.list.back rental.list.choose rental.young-age rental.young-driver
detailing ended.rented | rental.age rental.kilometres rental.licence rental.office.address rental.office.hours rental.office.phone
detailing extending lapsed listing.empty listing.refused listing.shown narrowing | rental.list.change
detailing extending listing.empty listing.refused listing.shown narrowing | rental.band rental.band.high rental.band.low rental.band.middle
detailing extending listing.empty listing.refused listing.shown narrowing | rental.list.heading rental.sort
ended.closed | rental.result.none
ended.closed ended.rented ended.unknown | rental.result.another
ended.closed ended.rented ended.unknown renting.looking renting.unheard renting.waiting | rental.result.title
ended.rented | rental.category rental.fuel rental.gear rental.number rental.paid rental.result.done rental.result.done.text rental.result.view
ended.unknown | rental.result.look-up rental.result.unknown
ended.unknown ordering.unheard renting.unheard renting.waiting | rental.cancel.ask-again
extending finding narrowing | rental.wish.seeking
lapsed | rental.lapsed.again
listing.empty | rental.list.empty rental.list.empty.text
opening | rental.offices.coming
ordering.carryingOut ordering.unheard | rental.driver.sending
ordering.unheard | rental.driver.unheard
paying.leaving paying.open | rental.pay.card
renting.looking renting.waiting | rental.result.coming
renting.unheard | rental.result.unheard
seeking.farAway | rental.train.far-away
seeking.filled | rental.train.filled
seeking.refused | rental.train.ask
withoutOffices | rental.offices.again
`,
  'catalogue-approval': `
comparing editing.fresh editing.orphaned editing.outdated editing.refused saving.carryingOut saving.unheard | catalogue.choice.packages-channel
comparing editing.fresh editing.orphaned editing.outdated editing.refused saving.carryingOut saving.unheard | catalogue.choice.tickets-channel
comparing editing.fresh editing.orphaned editing.outdated editing.refused saving.carryingOut saving.unheard | catalogue.coach.wheelchair
comparing editing.fresh editing.orphaned editing.outdated editing.refused saving.carryingOut saving.unheard | catalogue.effective-date
comparing editing.fresh editing.orphaned editing.outdated editing.refused saving.carryingOut saving.unheard | catalogue.effective-date.hint
comparing editing.fresh editing.orphaned editing.outdated editing.refused saving.carryingOut saving.unheard | catalogue.field.discount
comparing editing.fresh editing.orphaned editing.outdated editing.refused saving.carryingOut saving.unheard | catalogue.field.passenger-type
comparing editing.fresh editing.orphaned editing.outdated editing.refused saving.carryingOut saving.unheard | catalogue.row.add catalogue.withdraw
comparing saving.carryingOut saving.unheard | catalogue.saving
confirming naming.fresh naming.otherwise | catalogue.decline
doing.carryingOut doing.unheard renewing | catalogue.doing
doing.unheard saving.unheard | catalogue.ask-again catalogue.unheard
editing.fresh editing.orphaned editing.outdated editing.refused | catalogue.save
editing.orphaned | catalogue.orphaned catalogue.refused.gone
editing.refused | catalogue.not-saved
naming.fresh naming.otherwise | catalogue.naming.name catalogue.naming.title
naming.otherwise | catalogue.naming.otherwise
reading | catalogue.reading
shown.changed | catalogue.refused.conflict
shown.changed shown.refused | catalogue.not-done
shown.saved | catalogue.saved
unread | catalogue.unread
warned | catalogue.warning catalogue.warning.read
`,
  login: `
away departing | login.eid.departing
away departing provingEid signingIn | login.abandon
entering.fresh entering.prompted entering.refused entering.warned | login.eid login.forgotten
entering.prompted | login.prompted
entering.warned | login.warned.train-card
provingEid | login.eid.proving
signingIn | login.submitting
takingBack | login.taking-back
`,
  masterpass: `
open.adding | wallet.add.submit
open.adding open.askingCode open.browsing open.confirming open.deleting open.makingDefault open.sendingCard | wallet.add
open.adding open.sendingCard | wallet.add.default wallet.add.leave wallet.alias wallet.alias.hint
open.askingCode | wallet.code.asking
open.askingCode open.browsing open.confirming open.deleting | wallet.default
open.askingCode open.browsing open.confirming open.deleting open.makingDefault | wallet.card.default wallet.delete
open.askingCode open.browsing open.confirming open.deleting open.loading open.makingDefault open.unreached | wallet.leave wallet.read
open.askingCode open.confirming open.deleting open.loading open.makingDefault open.proving.resending open.proving.verifying open.sendingCard | payment.rests
open.confirming | wallet.delete.no wallet.delete.text wallet.delete.yes
open.deleting | wallet.delete.deleting
open.loading | wallet.loading
open.makingDefault | wallet.default.making
open.proving.entering.fresh open.proving.entering.waited open.proving.lapsed open.proving.resending open.proving.verifying | wallet.code
open.proving.entering.fresh open.proving.entering.waited open.proving.lapsed open.proving.resending open.proving.verifying | wallet.code.leave
open.proving.entering.fresh open.proving.entering.waited open.proving.lapsed open.proving.verifying | wallet.code.resend
open.proving.lapsed open.proving.resending | wallet.code.ask-new
open.proving.resending | wallet.code.resending
open.proving.verifying | wallet.code.verifying
open.sendingCard | wallet.add.sending
settling.awaiting settling.paying | payment.settling settling.going
settling.awaiting settling.paying settling.unheard | payment.settling.text
settling.unheard | settling.ask settling.unheard
`,
  payment: `
askingLast proving.asking | payment.bank.asking payment.bank.asking.going payment.bank.asking.text
choosing.askingMiles | payment.miles.asking
choosing.askingMiles choosing.awaitingTerms choosing.countingMiles choosing.enteringCard choosing.gathering covering finding opening | payment.promotion.use
choosing.askingMiles choosing.awaitingTerms choosing.countingMiles choosing.enteringCard choosing.gathering covering finding opening pricing | payment.leave
choosing.askingMiles choosing.awaitingTerms choosing.countingMiles choosing.enteringCard choosing.gathering covering finding opening pricing | payment.method
choosing.askingMiles choosing.awaitingTerms choosing.countingMiles choosing.enteringCard choosing.gathering covering finding opening pricing | payment.method.card.hint
choosing.askingMiles choosing.awaitingTerms choosing.countingMiles choosing.enteringCard choosing.gathering covering finding opening pricing | payment.method.miles
choosing.askingMiles choosing.awaitingTerms choosing.countingMiles choosing.enteringCard choosing.gathering covering finding opening pricing | payment.method.open-tickets.hint
choosing.askingMiles choosing.awaitingTerms choosing.countingMiles choosing.enteringCard choosing.gathering covering finding opening pricing | payment.method.wallet
choosing.askingMiles choosing.awaitingTerms choosing.countingMiles choosing.enteringCard choosing.gathering covering finding opening pricing | payment.promotion
choosing.awaitingTerms | payment.wallet.after-terms
choosing.countingMiles | payment.miles.again
covering | payment.coupons.covering
finding | payment.coupons.seeking
lookingBack | payment.looking-back
opening | payment.opening
pricing | payment.promotion.asking
proving.asking proving.awaiting proving.departing proving.unheard | payment.bank.ask payment.bank.go payment.bank.other
proving.awaiting | payment.bank.awaiting payment.bank.awaiting.going
proving.departing | payment.bank.departing payment.bank.departing.going
proving.unheard | payment.bank.unheard payment.bank.unheard.text
settling.taking | payment.settling settling.going
settling.taking settling.unheard | payment.settling.text
settling.unheard | settling.ask settling.unheard
stopped | payment.stopped.again
`,
  profile: `
changing.fresh changing.outdated changing.refused | profile.save profile.withdraw
changing.fresh changing.outdated changing.refused renewing saving | profile.about profile.blood-type.hint profile.city profile.district profile.line
changing.fresh changing.outdated changing.refused renewing saving | profile.line.hint profile.neighbourhood profile.wishes
changing.outdated | profile.outdated profile.outdated.text
changing.refused | profile.not-saved
confirming.fresh confirming.refused | profile.end.confirm
confirming.fresh confirming.refused ending | profile.end.data profile.end.decline profile.end.password profile.end.text profile.end.title
confirming.refused shown.refused | profile.end.refused
ending | profile.end.doing
foretelling | profile.end.asking
reading | profile.reading
renewing saving | profile.saving
shown.saved | profile.saved
unheard | profile.end.unheard
unread | profile.read-again profile.unread
`,
  registration: `
activating.asking activating.sending | activation.lead
activating.asking activating.sending activating.sent | activation.title
activating.sent | activation.again activation.sent
filling.refused filling.unreached | registration.refused.title
filling.unchecked | registration.unchecked.text registration.unchecked.title
filling.unverified | registration.unverified.text registration.unverified.title
saving | registration.saving
verifying | registration.verifying
`,
  'rental-reservation': `
cancelling.askingAgain cancelling.unheard | rental.cancel.leave rental.cancel.unheard
cancelling.unheard shown.unknown | rental.cancel.ask-again
mailing seeking.mailing | lookup.link.sending
quoting rereading | rental.cancel.asking
reading | lookup.searching
reading seeking.fresh seeking.mailed seeking.mailing seeking.refused seeking.unproved | rental.lookup.number.hint rental.lookup.surname
recognizing | rental.result.coming
rereading shown.unknown | rental.cancel.unknown
seeking.fresh seeking.mailed seeking.mailing seeking.refused seeking.unproved | rental.lookup.search
seeking.mailed | lookup.link.sent lookup.link.sent.text
seeking.mailed seeking.mailing seeking.unproved | lookup.link.unproved.title rental.link.unproved.text
shown.cancelled | rental.cancel.done rental.cancel.passive rental.cancelled-at rental.refunded rental.status.passive
shown.mailed | rental.link.sent
`,
  'reservation-option': `
cancelling.carryingOut | option.cancelling
extending.carryingOut | option.extending
held.confirming | option.cancel.no option.cancel.text option.cancel.title option.cancel.yes
held.confirming held.offering held.pricing held.waiting | option.cancel
held.confirming held.offering held.waiting | option.buy
held.offering | option.buy.no option.buy.title
over | option.again
unread | option.unread
`,
  'seat-hold': `
asking.unanswered asking.waiting empty.confirming empty.fresh empty.refused | seat-map.seatless
asking.unanswered counting.holding.unanswered counting.returning.unanswered | seat-map.again seat-map.unanswered seat-map.unanswered.text
asking.waiting counting.holding.waiting | seat-map.holding
counting.confirming empty.confirming | seat-map.wheelchair.confirm seat-map.wheelchair.decline seat-map.wheelchair.text
counting.returning.waiting | seat-map.returning
leaving | seat-map.leaving
`,
  'seat-plan': `
reading | seat-map.reading
shown.fresh shown.lookingAgain shown.stale | seat-map.coaches seat-map.gender seat-map.heading seat-map.legend.free seat-map.legend.man
shown.fresh shown.lookingAgain shown.stale | seat-map.legend.own seat-map.legend.refused seat-map.legend.sold seat-map.legend.table seat-map.legend.woman
shown.fresh shown.lookingAgain shown.stale | seat-map.only-free seat-map.plan.keys seat-map.renew seat-map.view.list seat-map.view.plan
unknown | seat-map.unknown seat-map.unknown.text
unknown unreached | seat-map.again
unreached | seat-map.unreached seat-map.unreached.text
`,
  session: `
signingOut | session.leaving
`,
  'ticket-actions': `
choosing closed renewing reviewing simulating | actions.change
choosing closed renewing reviewing simulating validating | actions.change.hint actions.choose actions.convert actions.convert.hint actions.return.hint
choosing closed renewing reviewing validating | actions.return
done.closing done.read done.reading done.unread | actions.open-ticket actions.return.done actions.return.done.text
done.closing done.read done.reading done.unread reviewing | actions.deducted actions.in-money actions.in-open-ticket actions.paid actions.total
done.closing done.reading renewing | actions.reading
done.read done.reading done.unread | actions.receipt.close
done.unread | actions.unread
performing.askingAgain performing.carryingOut performing.lookingUp | actions.performing
performing.askingAgain performing.carryingOut performing.lookingUp performing.unheard | actions.performing.text
reviewing | actions.decline actions.return.text actions.return.title actions.return.when
simulating | actions.reckoning
validating | actions.change.asking
`,
  'ticket-change': `
performing.askingAgain performing.carryingOut | actions.performing
performing.askingAgain performing.carryingOut performing.unheard | actions.performing.text
refused | change.again change.refused
refused reviewing | change.decline
reviewing | change.before change.fee change.text change.worth-after change.worth-before
simulating | actions.reckoning
`,
} as const;

const isWritten = (flow: string): flow is keyof typeof written => Object.hasOwn(written, flow);
const isId = (id: string): id is keyof typeof tr => Object.hasOwn(tr, id);

export type ShownInStates = { readonly sentence: string; readonly states: readonly string[] };

/** The sentences that belong to states of a flow. */
export const shownInStatesOf = (flow: string): readonly ShownInStates[] =>
  (isWritten(flow) ? written[flow] : '')
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line) => {
      const [states = '', ids = ''] = line.split(' | ');
      return ids.split(' ').map((id) => {
        if (!isId(id)) throw new Error(`There is no sentence ${id}.`);
        return { sentence: tr[id], states: states.split(' ') };
      });
    });

/** Every piece of text that is seen, as it stands in one place. */
export const textsSeen = (place: Element): ReadonlySet<string> => {
  const seen = new Set<string>();
  const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode())
    if (node.parentElement?.checkVisibility({ visibilityProperty: true }))
      seen.add(node.textContent?.trim() ?? '');
  return seen;
};
