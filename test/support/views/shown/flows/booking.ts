export const bookingSentences = `
changing
? actions.not-reached actions.reckoning change.again change.decline change.refused change.title

changing
| change.task progress.here.changing

creating
| progress.here.creating seat-map.creating

describing
? passenger.gender.female:is-chosen passenger.saved.guest

describing
| passenger.ages.between passenger.ages.every passenger.ages.from passenger.contact.hint
| passenger.discount.free passenger.discount.none passenger.discount.percent passenger.email
| passenger.email.hint passenger.email:is-filled passenger.email:passenger.email.hint passenger.lead
| passenger.pet.add passenger.pet.rule.beside passenger.pet.rule.coaches passenger.pet.rule.dog
| passenger.pet.rule.first passenger.pet.rule.removed passenger.pet.rules passenger.phone
| passenger.phone.country passenger.phone.country:is-filled passenger.phone.hint.tr passenger.phone:is-filled
| passenger.phone:passenger.phone.hint.tr passenger.submit passenger.tariff.citizens.sentence
| passenger.tariff.condition.dog passenger.tariff.condition.family passenger.tariff.condition.pet
| passenger.tariffs.ages passenger.tariffs.caption passenger.tariffs.condition passenger.tariffs.discount
| passenger.tariffs.explained progress.here.describing progress.next.describe-people seat-map.people-first
| tariff.child tariff.companion tariff.disabled tariff.dog tariff.family tariff.full tariff.lap-child
| tariff.military tariff.newly-married tariff.pet tariff.senior-60 tariff.senior-65 tariff.teacher
| tariff.youth

ended.closed
| progress.here.closed result.extras-closed.heading result.extras-closed.text result.extras-closed.title

ended.closed ended.issued ended.reserved issuing.looking issuing.unanswered issuing.waiting
| progress.next.new-trip result.another result.another:to:/

ended.reserved
? result.closed.heading result.closed.text result.closed.title result.journey result.reserved.heading
? result.reserved.text result.reserved.title

ended.closed ended.reserved
| ui.steps.open

ended.issued
| paper.class paper.coach paper.departure paper.number paper.price paper.seat paper.train progress.here.issued
| result.tickets text.moment ticket.name ticket.status.valid

ended.issued
? result.extras.heading result.extras.mailed result.extras.title result.issued.heading result.issued.mailed
? result.issued.title ticket.services

ended.issued ended.reserved
? ui.notice.success

ended.issued ended.reserved issuing.looking issuing.unanswered issuing.waiting
? paper.locator result.copy

ended.issued paying.leaving paying.open
? reference.special-service.meal.name

ended.reserved
| progress.here.reserved

expired
? change.keep:rests change.keep:seat-map.wait:unseen

expired
| progress.here.expired progress.next.seats-again seat-map.expired seat-map.expired.again
| seat-map.expired.text

givingBack
| seat-map.returning

issuing.looking issuing.waiting
? result.extras-issuing.heading result.extras-issuing.text result.extras-issuing.title result.issuing.text
? result.issuing.title

issuing.looking issuing.unanswered issuing.waiting
? result.issuing.heading

issuing.looking issuing.unanswered issuing.waiting
| progress.next.ask-outcome

issuing.looking issuing.waiting
| progress.here.issuing result.issuing.looking

issuing.unanswered
| progress.here.unanswered result.ask-again result.unanswered.text result.unanswered.title

listing.asking
? journey-list.change-outward:journey-list.loading:unseen journey-list.change-outward:rests
? journey-list.loading

listing.asking
| progress.here.asking

listing.asking listing.back
? journey-list.back journey-list.change-outward journey-list.chosen-outward

listing.back
? journey-list.back-lost journey-list.back-lost.text journey-list.full.next
? journey-list.full.next:to:elsewhere journey-list.full.none

listing.back
| journey-list.too-early journey-list.too-early.text

listing.back listing.outward listing.refused
| progress.here.listing progress.next.choose-journey

listing.refused
? journey-list.ask-again journey-list.not-reached journey-list.not-reached.text journey-list.refused
? search.refused.station-unknown

paying.leaving
? payment.leave.extras.text payment.leave.extras.yes payment.leave.text
? payment.leave.title:payment.leave.extras.text payment.leave.title:payment.leave.extras.yes
? payment.leave.title:payment.leave.text payment.leave.title:payment.leave.yes payment.leave.yes

paying.leaving
| payment.leave.no payment.leave.title payment.leave.title:payment.leave.no progress.here.leaving
| progress.next.stay

paying.leaving paying.open
? payment.contact.extras

paying.leaving paying.open
| payment.beside payment.card.frame payment.how payment.leave payment.method payment.method.card
| payment.method.card.hint payment.method.card:is-chosen payment.method.card:payment.method.card.hint
| payment.method.members payment.method.miles payment.method.miles:payment.method.members
| payment.method.miles:rests payment.method.open-tickets payment.method.open-tickets.hint
| payment.method.open-tickets:payment.method.open-tickets.hint payment.method.wallet
| payment.method.wallet:payment.method.members payment.method.wallet:rests payment.pay
| payment.pay:payment.terms.first payment.pay:rests payment.promotion payment.promotion.use
| payment.terms.first price.due price.title rules.read seat-clock.payment terms.accept terms.agreement
| terms.agreement.delivery terms.agreement.disputes terms.agreement.parties terms.agreement.price
| terms.agreement.return terms.agreement.subject terms.privacy terms.privacy.rights terms.privacy.what
| terms.privacy.who terms.privacy.why terms.privacy.with-whom ui.countdown.minutes ui.link.new-window

paying.open
? change.banner.old change.banner.paying

paying.open
| progress.here.paying progress.next.leave-payment progress.next.pay

releasing.reporting
? payment.leaving payment.leaving.extras

releasing.unheard
| payment.leaving.again payment.leaving.unheard payment.leaving.unheard.text
`;
