export const carRentalSentences = `
askingTrain
| rental.train.ask:rental.train.asking rental.train.asking rental.wish.seek:rental.train.asking:unseen

askingTrain describing.filling describing.refused detailing ended.closed ended.rented ended.unknown extending
finding lapsed listing.empty listing.refused listing.shown narrowing opening ordering.carryingOut
ordering.unheard paying.leaving paying.open releasing.reporting releasing.unheard renting.looking
renting.unheard renting.waiting seeking.farAway seeking.filled seeking.fresh seeking.refused withoutOffices
| purchase.step.summary rental.step.driver rental.step.payment rental.step.vehicle rental.steps

askingTrain describing.filling describing.refused detailing ended.rented finding ordering.carryingOut
ordering.unheard paying.leaving paying.open seeking.farAway seeking.filled seeking.fresh seeking.refused
| rental.drop-off rental.pick-up

askingTrain describing.filling describing.refused finding ordering.carryingOut ordering.unheard
seeking.farAway seeking.filled seeking.fresh seeking.refused
| rental.train.pnr

askingTrain detailing extending finding lapsed listing.empty listing.refused listing.shown narrowing opening
seeking.farAway seeking.filled seeking.fresh seeking.refused withoutOffices
| rental.list.reservation rental.list.reservation:to:/kiralik-arac-rezervasyon-sonuc rental.title

askingTrain detailing extending finding listing.empty listing.refused listing.shown narrowing seeking.farAway
seeking.filled seeking.fresh seeking.refused
| rental.wish.drop-off rental.wish.pick-up

askingTrain finding
| rental.train.ask:rests rental.wish.seek:rests

askingTrain finding seeking.farAway seeking.filled seeking.fresh seeking.refused
? rental.pick-up:is-filled rental.train.pnr:is-filled rental.train.surname:is-filled
? rental.wish.drop-off-day:is-filled rental.wish.pick-up-day:is-filled

askingTrain finding seeking.farAway seeking.filled seeking.fresh seeking.refused
| rental.train rental.train.surname rental.train.text rental.wish.drop-off-day rental.wish.drop-off-time
| rental.wish.drop-off-time:is-filled rental.wish.pick-up-day rental.wish.pick-up-time
| rental.wish.pick-up-time:is-filled ui.calendar.open ui.calendar.open:ui.calendar.open ui.day

askingTrain seeking.farAway seeking.filled seeking.fresh seeking.refused
| rental.wish.seek

describing.filling
? rental.contracts.first rental.driver.send:rental.contracts.first

describing.filling describing.refused
| rental.driver.send

describing.filling describing.refused detailing ended.rented extending listing.empty listing.refused
listing.shown narrowing ordering.carryingOut ordering.unheard paying.leaving paying.open
| text.moment

describing.filling describing.refused detailing ended.rented extending listing.refused listing.shown narrowing
ordering.carryingOut ordering.unheard paying.leaving paying.open
? text.money

describing.filling describing.refused detailing ended.rented ordering.carryingOut ordering.unheard
paying.leaving paying.open
| rental.deposit rental.drop-off-at rental.pick-up-at

describing.filling describing.refused detailing extending finding lapsed listing.refused listing.shown
narrowing opening ordering.carryingOut ordering.unheard paying.leaving paying.open releasing.reporting
releasing.unheard renting.looking renting.waiting
? rental.driver.title

describing.filling describing.refused detailing ordering.carryingOut ordering.unheard
| rental.total

describing.filling describing.refused ended.closed ended.rented ended.unknown ordering.carryingOut
ordering.unheard paying.leaving paying.open releasing.reporting releasing.unheard renting.looking
renting.unheard renting.waiting
| ui.steps.done

describing.filling describing.refused ended.rented ordering.carryingOut ordering.unheard
| rental.driver

describing.filling describing.refused ended.rented ordering.carryingOut ordering.unheard paying.leaving
paying.open
| rental.days rental.days.count

describing.filling describing.refused ordering.carryingOut ordering.unheard
? passenger.birth-date:is-filled passenger.email:is-filled passenger.first-name:is-filled
? passenger.identity:is-filled passenger.last-name:is-filled passenger.phone:is-filled
? rental.contract.conditions.accept:is-chosen rental.contract.information.accept:is-chosen
? rental.contract.sales.accept:is-chosen rental.driver.licence:is-filled rental.invoice.address:is-filled
? rental.invoice.city:is-filled rental.invoice.zip:is-filled

describing.filling describing.refused ordering.carryingOut ordering.unheard
| :rental.driver.train.hint passenger.birth-date passenger.birth-date.hint
| passenger.birth-date:passenger.birth-date.hint passenger.contact passenger.email
| passenger.email:rental.driver.email.hint passenger.first-name passenger.first-name:rental.driver.name.hint
| passenger.identity passenger.identity.hint passenger.identity:passenger.identity.hint passenger.last-name
| passenger.nationality passenger.phone passenger.phone.country passenger.phone.country:is-filled
| passenger.phone.hint.tr passenger.phone:passenger.phone.hint.tr reference.nationality.foreign
| reference.nationality.turkish reference.nationality.turkish:is-chosen rental.chosen
| rental.contract.conditions rental.contract.conditions.accept rental.contract.conditions.back
| rental.contract.conditions.card rental.contract.conditions.driver rental.contract.conditions.use
| rental.contract.information rental.contract.information.accept rental.contract.information.deposit
| rental.contract.information.fees rental.contract.information.what rental.contract.sales
| rental.contract.sales.accept rental.contracts rental.driver.back rental.driver.email.hint
| rental.driver.licence rental.driver.licence.hint rental.driver.licence:rental.driver.licence.hint
| rental.driver.name.hint rental.driver.train.hint rental.invoice rental.invoice.address rental.invoice.city
| rental.invoice.corporate rental.invoice.country rental.invoice.country:is-filled rental.invoice.individual
| rental.invoice.individual:is-chosen rental.invoice.of rental.invoice.zip

describing.filling describing.refused ordering.carryingOut ordering.unheard paying.leaving paying.open
| rental.contract.sales.disputes rental.contract.sales.parties rental.contract.sales.price
| rental.contract.sales.return rental.contract.sales.subject ui.field.optional

describing.filling ended.rented
? rental.invoiced-to

describing.filling ordering.carryingOut
? rental.driver.send:rests

describing.refused
| rental.refused.driver-incomplete

describing.refused lapsed listing.refused seeking.refused withoutOffices
? rental.refused.title ui.notice.danger

detailing
| rental.daily-fee rental.list.back rental.list.choose rental.young-age rental.young-driver

detailing ended.rented
| rental.age rental.kilometres rental.licence rental.licence.years rental.office.address rental.office.hours
| rental.office.open rental.office.phone

detailing ended.rented extending listing.refused listing.shown narrowing
? rental.category.economy rental.fuel.petrol rental.gear.manual rental.kilometres.of

detailing extending lapsed listing.empty listing.refused listing.shown narrowing
| rental.list.change

detailing extending listing.empty listing.refused listing.shown narrowing
| rental.band rental.band.high rental.band.low rental.band.middle rental.list.heading rental.sort
| rental.sort:is-filled

detailing extending listing.refused listing.shown narrowing
? rental.list.look rental.per-day rental.seats.count

detailing extending listing.empty listing.refused listing.shown
| rental.list.count

detailing extending listing.refused listing.shown narrowing
| ui.more.shown

detailing listing.refused listing.shown narrowing
? ui.more.next

detailing paying.leaving
| ui.dialog.close ui.dialog.close:ui.dialog.close

ended.closed
| rental.refused.returned rental.result.none

ended.closed ended.rented ended.unknown
| rental.result.another

ended.closed ended.rented ended.unknown renting.looking renting.unheard renting.waiting
| rental.result.title

ended.closed lapsed ordering.unheard releasing.unheard renting.unheard
? ui.notice.warning

ended.rented
| rental.category rental.fuel rental.gear rental.number rental.paid rental.result.done rental.result.done.text
| rental.result.view rental.result.view:to:/kiralik-arac-rezervasyon-sonuc rental.status.active

ended.rented seeking.filled
| ui.notice.success

ended.unknown
| rental.refused.not-found rental.result.look-up rental.result.look-up:to:/kiralik-arac-rezervasyon-sonuc
| rental.result.unknown rental.result.unknown.text

ended.unknown ordering.unheard renting.unheard renting.waiting
| rental.cancel.ask-again

ended.unknown seeking.farAway
| ui.notice.info

extending
| ui.more.next:rental.wish.seeking

extending finding narrowing
| rental.wish.seeking

extending narrowing
? :rental.wish.seeking:unseen :rests ui.more.next:rests

extending narrowing
| rental.list.change:rental.wish.seeking:unseen rental.list.change:rests

finding
| rental.train.ask:rental.wish.seeking:unseen rental.wish.seek:rental.wish.seeking

finding seeking.farAway seeking.filled seeking.fresh seeking.refused
| rental.train.ask

lapsed
? rental.lapsed rental.lapsed.text rental.refused.search-over

lapsed
| rental.lapsed.again

listing.empty
| rental.list.empty rental.list.empty.text

listing.refused
? rental.refused.car-taken

listing.refused seeking.refused withoutOffices
? rental.not-reached

narrowing
? ui.more.next:rental.wish.seeking:unseen

opening
| rental.offices.coming

ordering.carryingOut
| rental.driver.send:rental.driver.sending

ordering.carryingOut ordering.unheard
| rental.contract.conditions.accept:rests rental.contract.information.accept:rests
| rental.contract.sales.accept:rests rental.driver.back:rental.driver.sending:unseen rental.driver.back:rests
| rental.driver.sending

ordering.unheard
| rental.driver.unheard

paying.leaving
| payment.leave.no payment.leave.rental.text payment.leave.rental.yes payment.leave.title
| payment.leave.title:payment.leave.no payment.leave.title:payment.leave.rental.text
| payment.leave.title:payment.leave.rental.yes

paying.leaving paying.open
| payment.beside payment.card.frame payment.how payment.leave payment.method payment.method.card.hint
| payment.method.credit-card payment.method.credit-card:is-chosen
| payment.method.credit-card:payment.method.card.hint payment.method.members payment.method.miles payment.method.miles:payment.method.not-for-this
| payment.method.miles:rests payment.method.not-for-this payment.method.open-tickets
| payment.method.open-tickets:payment.method.not-for-this payment.method.open-tickets:rests
| payment.method.wallet payment.method.wallet:payment.method.members payment.method.wallet:rests payment.pay
| payment.pay:payment.terms.first payment.pay:rests payment.promotion payment.promotion.use
| payment.terms.first price.due price.title price.total rental.pay.card rental.pay.contact rules.read
| seat-clock.payment terms.accept terms.agreement terms.privacy terms.privacy.rights terms.privacy.what
| terms.privacy.who terms.privacy.why terms.privacy.with-whom ui.countdown.minutes ui.link.new-window

paying.leaving paying.open releasing.reporting releasing.unheard
| payment.title

releasing.reporting
| payment.leaving.rental

releasing.unheard
| payment.leaving.again payment.leaving.rental.unheard payment.leaving.unheard.text

renting.looking renting.waiting
| rental.result.coming

renting.unheard
| rental.result.unheard

seeking.farAway
| rental.train.far-away

seeking.filled
| rental.train.filled

seeking.refused
? rental.refused.place-unknown rental.refused.train-not-found

withoutOffices
? rental.refused.unreachable

withoutOffices
| rental.offices.again
`;
