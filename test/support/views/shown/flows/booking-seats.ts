export const bookingSeatsSentences = `
describing seating.placing
? passenger.legend passenger.mode.reservation:is-chosen passenger.wheelchair:passenger.wheelchair.hint
? progress.next.reserve

describing ended.issued seating.confirmingLoss
? paper.tariff

changing creating describing ended.closed ended.issued ended.reserved expired givingBack issuing.looking
issuing.unanswered issuing.waiting listing.asking listing.back listing.outward listing.refused paying.leaving
paying.open releasing.reporting releasing.unheard seating.comparing seating.confirmingLeave
seating.confirmingLoss seating.leaving seating.placing
| purchase.step.journey purchase.step.payment purchase.step.seat purchase.step.summary purchase.steps

changing creating describing ended.closed ended.issued ended.reserved expired givingBack issuing.looking
issuing.unanswered issuing.waiting paying.leaving paying.open releasing.reporting releasing.unheard
seating.confirmingLoss seating.placing
| ui.steps.done

changing creating describing ended.closed ended.issued ended.reserved expired issuing.looking
issuing.unanswered issuing.waiting listing.asking listing.back listing.outward listing.refused paying.leaving
paying.open seating.comparing seating.confirmingLeave seating.confirmingLoss seating.leaving seating.placing
| progress.next progress.title

changing creating describing ended.issued expired givingBack listing.asking listing.back listing.outward
seating.comparing seating.confirmingLeave seating.confirmingLoss seating.leaving seating.placing
? cabin.Y1

changing creating describing expired givingBack listing.asking listing.back listing.outward listing.refused
paying.open seating.comparing seating.confirmingLeave seating.confirmingLoss seating.leaving seating.placing
? text.day.long

changing creating describing expired givingBack listing.asking listing.back listing.outward listing.refused
seating.comparing seating.confirmingLeave seating.confirmingLoss seating.leaving seating.placing
| journey-list.party

changing creating describing expired givingBack listing.asking listing.outward paying.open seating.comparing
seating.confirmingLeave seating.confirmingLoss seating.leaving seating.placing
? seat-map.train.hours

changing creating describing expired givingBack seating.confirmingLoss seating.placing
| seat-map.train.outward

changing ended.issued expired listing.asking listing.back listing.outward paying.leaving paying.open
seating.comparing seating.confirmingLeave seating.confirmingLoss seating.leaving seating.placing
? text.money

changing expired issuing.looking issuing.unanswered issuing.waiting listing.asking listing.outward paying.open
seating.comparing seating.confirmingLeave seating.confirmingLoss seating.leaving seating.placing
? ui.notice.info

changing expired listing.asking listing.outward paying.open seating.comparing seating.confirmingLeave
seating.confirmingLoss seating.leaving seating.placing
? seat-map.seat-of

changing expired listing.asking listing.outward paying.open seating.comparing seating.confirmingLeave
seating.leaving seating.placing
? change.banner change.banner.instead change.keep

expired seating.placing
? change.seats

changing expired listing.asking listing.outward seating.comparing seating.confirmingLeave seating.leaving
seating.placing
? change.banner.text

changing seating.confirmingLoss seating.placing
? ui.notice.danger

changing creating describing ended.closed ended.issued ended.reserved expired givingBack issuing.looking
issuing.waiting listing.asking listing.outward paying.leaving paying.open releasing.reporting
releasing.unheard seating.comparing seating.confirmingLeave seating.confirmingLoss seating.leaving
seating.placing
? payment.title

creating describing ended.reserved expired givingBack issuing.looking listing.asking listing.back
listing.outward paying.leaving paying.open releasing.reporting releasing.unheard seating.comparing
seating.confirmingLeave seating.confirmingLoss seating.leaving seating.placing
? seat-map.title

creating describing expired givingBack seating.confirmingLoss seating.placing
| seat-map.change-journey

creating describing listing.asking listing.outward listing.refused seating.comparing seating.confirmingLeave
seating.placing
? journey-list.returns

creating describing seating.placing
? seat-map.train.back

creating expired givingBack seating.confirmingLoss
? seat-map.wait

creating givingBack seating.confirmingLoss
| seat-map.change-journey:rests seat-map.change-journey:seat-map.wait:unseen

describing seating.confirmingLoss seating.placing
? :passenger.gender.hint :passenger.loyalty.hint passenger.birth-date passenger.birth-date.hint
? passenger.birth-date:is-filled passenger.birth-date:passenger.birth-date.hint passenger.contact
? passenger.first-name passenger.first-name:is-filled passenger.first-name:passenger.names.hint
? passenger.gender passenger.gender.female passenger.gender.hint passenger.gender.male passenger.identity
? passenger.identity.hint passenger.identity:is-filled passenger.identity:passenger.identity.hint
? passenger.last-name passenger.last-name:is-filled passenger.letter passenger.letter.hint
? passenger.letter:is-chosen passenger.letter:passenger.letter.hint passenger.loyalty passenger.loyalty.hint
? passenger.mode passenger.mode.reservation passenger.mode.reservation.hint
? passenger.mode.reservation.proof passenger.mode.reservation:passenger.mode.reservation.hint
? passenger.mode.reservation:passenger.mode.reservation.proof passenger.mode.sale passenger.mode.sale.hint
? passenger.mode.sale:is-chosen passenger.mode.sale:passenger.mode.sale.hint passenger.more
? passenger.names.hint passenger.nationality passenger.services passenger.tariff passenger.tariff:is-filled
? passenger.title passenger.wheelchair passenger.wheelchair.hint reference.nationality.foreign
? reference.nationality.turkish reference.nationality.turkish:is-chosen
? reference.special-service.escort.description reference.special-service.escort.name
? reference.special-service.escort.name:reference.special-service.escort.description
? reference.special-service.guide-dog.description reference.special-service.guide-dog.name
? reference.special-service.guide-dog.name:reference.special-service.guide-dog.description
? reference.special-service.lift.description reference.special-service.lift.name
? reference.special-service.lift.name:reference.special-service.lift.description
? reference.special-service.ramp.description reference.special-service.ramp.name
? reference.special-service.ramp.name:reference.special-service.ramp.description
? reference.special-service.wheelchair.description reference.special-service.wheelchair.name
? reference.special-service.wheelchair.name:reference.special-service.wheelchair.description

describing expired seating.placing
| progress.next.other-journey

describing paying.leaving paying.open seating.confirmingLoss seating.placing
? ui.field.optional

describing searching seating.pausing
? login.open

seating.confirmingLoss seating.placing
? passenger.edit passenger.edit.asks-first passenger.edit.contact passenger.edit.leave passenger.edit.name
? passenger.edit:passenger.edit.contact passenger.edit:passenger.edit.name passenger.gender.male:is-chosen
? passenger.line passenger.not-done.title passenger.refused.not-reached seat-map.bar.time
? seat-map.bar.time:seat-map.bar.time seat-map.give-back seat-map.leave seat-map.to-payment ui.countdown.long

describing seating.confirmingLoss
? paper.tariff:is-filled passenger.wheelchair:passenger.wheelchair.hint:unseen

ended.closed ended.reserved expired listing.back releasing.unheard seating.comparing seating.confirmingLeave
? ui.notice.warning

ended.issued listing.asking listing.back listing.outward seating.comparing seating.confirmingLeave
seating.leaving
? text.clock

seating.placing
? booking.refused.companion-alone passenger.edit.save passenger.mode.sale:passenger.mode.sale.hint:unseen
? passenger.refused.title seat-map.best seat-map.leave.list seat-map.missing seat-map.seatless
? seat-map.to-change seat-map.to-payment:rests seat-map.to-payment:seat-map.missing:unseen
? seat-map.to-reservation seat-map.to-train seat-map.train.seated seat-map.trains

listing.asking listing.back listing.outward listing.refused searching seating.comparing seating.pausing
? city.ankara

listing.asking listing.back listing.outward listing.refused seating.comparing seating.confirmingLeave
seating.leaving
| journey-list.change-search journey-list.change-search:to:/ journey-list.days journey-list.journeys
| text.day.brief

listing.asking listing.back listing.outward searching seating.comparing seating.confirmingLeave
seating.leaving seating.pausing
? form:to:/sefer-listesi

listing.asking listing.back listing.outward seating.comparing seating.confirmingLeave seating.leaving
? cabin.Y1:to:/sefer-listesi fare-family.FLEX fare-family.FLEX:to:/sefer-listesi fare-family.STANDART
? fare-family.STANDART:to:/sefer-listesi gidis:is-filled journey-list.choose journey-list.count
? journey-list.details journey-list.direct journey-list.direct:to:/sefer-listesi journey-list.families
? journey-list.family journey-list.family.FLEX.text journey-list.family.STANDART.text journey-list.filter
? journey-list.filter.direct journey-list.filter.direct:to:/sefer-listesi journey-list.filter.name
? journey-list.filter.none journey-list.filter.none:to:/sefer-listesi journey-list.order
? journey-list.order.departure journey-list.order.departure:to:/sefer-listesi journey-list.order.duration
? journey-list.order.duration:to:/sefer-listesi journey-list.order.price
? journey-list.order.price:to:/sefer-listesi journey-list.places journey-list.places.general
? journey-list.places.wheelchair journey-list.stops journey-list.train kalkis:is-filled text.duration.hours
? train-type.high-speed varis:is-filled yolcu:is-filled

listing.asking listing.outward listing.refused seating.comparing seating.confirmingLeave seating.leaving
? journey-list.outward

listing.asking listing.outward paying.open seating.comparing seating.confirmingLeave seating.leaving
? change.keep:to:/

listing.asking listing.outward seating.comparing seating.confirmingLeave seating.leaving
? change.train

listing.outward seating.comparing seating.confirmingLeave seating.leaving
? journey-list.changing journey-list.changing.text journey-list.too-late journey-list.too-late.text

listing.back listing.outward seating.comparing seating.confirmingLeave
? donus:is-filled journey-list.discount

paying.leaving paying.open seating.confirmingLoss seating.placing
? price.total

paying.open seating.confirmingLoss seating.placing
? seat-map.total

paying.leaving seating.confirmingLeave seating.confirmingLoss
| ui.dialog.close ui.dialog.close:ui.dialog.close

searching seating.pausing
| city.eskisehir city.istanbul city.konya city.sivas header.phone header.phone:to:elsewhere home.lead
| home.login.text home.login.title home.phone.text home.phone.title home.tasks home.title home.tourist.action
| home.tourist.action:to:/turistik-trenler home.tourist.text home.tourist.title trip.fewer
| trip.fewer:trip.fewer trip.from trip.lap-children trip.lap-children.hint trip.lap-children:is-filled
| trip.lap-children:trip.lap-children.hint trip.more trip.more:trip.more trip.name trip.outward
| trip.outward:is-filled trip.passengers trip.passengers:is-filled trip.popular trip.search trip.station
| trip.swap trip.swap:trip.swap trip.to trip.way trip.way.both trip.way.one trip.way.one:is-chosen
| ui.calendar.open ui.calendar.open:ui.calendar.open ui.day

seating.comparing seating.confirmingLeave
| journey-list.to-seats journey-list.to-seats:to:/koltuk-haritasi progress.here.comparing
| progress.next.compare

seating.comparing seating.confirmingLeave seating.confirmingLoss seating.leaving seating.placing
? progress.next.expire

seating.confirmingLoss
? passenger.edit.save:passenger.edit.saving passenger.edit.save:rests passenger.edit.saving

seating.confirmingLoss
| :passenger.edit.not-now passenger.edit.not-now passenger.edit:passenger.edit.not-now passenger.edit:rests
| passenger.loss.no passenger.loss.text passenger.loss.title passenger.loss.title:passenger.loss.no
| passenger.loss.title:passenger.loss.text passenger.loss.title:passenger.loss.yes passenger.loss.yes

seating.confirmingLoss seating.leaving seating.placing
? progress.here.held progress.next.confirm progress.next.extend

seating.confirmingLoss seating.leaving seating.placing
| progress.next.choose-seats progress.next.give-back

seating.confirmingLoss seating.placing
| seat-map.passenger.named seat-map.reading seat-map.seats

seating.placing
? :is-chosen

seating.leaving seating.placing
? progress.here.seating

seating.confirmingLeave
? journey-list.leave.held journey-list.leave.title:journey-list.leave.held

seating.confirmingLeave
| journey-list.leave.no journey-list.leave.text journey-list.leave.title
| journey-list.leave.title:journey-list.leave.no journey-list.leave.title:journey-list.leave.text
| journey-list.leave.title:journey-list.leave.yes journey-list.leave.yes
`;
