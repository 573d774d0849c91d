export const rentalReservationSentences = `
cancelling.askingAgain
| rental.cancel.ask-again:rental.cancelling

cancelling.askingAgain cancelling.carryingOut cancelling.unheard confirming mailing quoting reading
recognizing rereading seeking.fresh seeking.mailed seeking.mailing seeking.refused seeking.unproved
shown.cancelled shown.mailed shown.plain shown.refused shown.unknown
| rental.reservation.title

cancelling.askingAgain cancelling.carryingOut cancelling.unheard confirming mailing quoting reading rereading
seeking.fresh seeking.mailed seeking.mailing seeking.refused seeking.unproved shown.cancelled shown.mailed
shown.plain shown.refused shown.unknown
| rental.number

cancelling.askingAgain cancelling.carryingOut cancelling.unheard confirming mailing quoting rereading
shown.cancelled shown.mailed shown.plain shown.refused shown.unknown
| rental.age rental.another rental.category rental.category.economy rental.days rental.days.count
| rental.deposit rental.driver rental.drop-off rental.drop-off-at rental.fuel rental.fuel.petrol rental.gear
| rental.gear.manual rental.invoiced-to rental.kilometres rental.kilometres.of rental.licence
| rental.licence.years rental.office.address rental.office.hours rental.office.open rental.office.phone
| rental.paid rental.pick-up rental.pick-up-at text.moment text.money

cancelling.askingAgain cancelling.carryingOut cancelling.unheard confirming mailing quoting rereading
shown.mailed shown.plain shown.refused shown.unknown
| rental.status.active

cancelling.askingAgain cancelling.carryingOut cancelling.unheard confirming mailing rereading shown.cancelled
shown.mailed shown.plain shown.refused shown.unknown
| rental.cancel

cancelling.askingAgain cancelling.carryingOut cancelling.unheard confirming quoting
? rental.cancel.text rental.cancel.title rental.cancel.title:rental.cancel.text
? rental.cancel.title:rental.reason rental.cancel.title:rental.reason.found-elsewhere
? rental.cancel.title:rental.reason.health rental.cancel.title:rental.reason.other
? rental.cancel.title:rental.reason.plans-changed rental.cancel.title:rental.reason.train-cancelled
? rental.cancel.title:rental.reason.wrong-details rental.reason.found-elsewhere rental.reason.health
? rental.reason.other rental.reason.plans-changed:is-chosen rental.reason.train-cancelled
? rental.reason.wrong-details ui.dialog.close ui.dialog.close:ui.dialog.close

cancelling.askingAgain cancelling.carryingOut cancelling.unheard confirming quoting shown.cancelled
? rental.reason rental.reason.plans-changed

cancelling.askingAgain cancelling.carryingOut quoting
? rental.cancel.title:rental.cancelling rental.cancelling

cancelling.askingAgain cancelling.unheard
| rental.cancel.leave rental.cancel.title:rental.cancel.ask-again rental.cancel.title:rental.cancel.leave
| rental.cancel.title:rental.cancel.unheard rental.cancel.unheard

cancelling.askingAgain cancelling.unheard confirming quoting
? rental.cancel.title:ui.notice.warning

cancelling.askingAgain cancelling.unheard confirming quoting rereading shown.unknown
? ui.notice.warning

cancelling.askingAgain rereading
| rental.cancel.ask-again:rests

cancelling.carryingOut confirming quoting
? rental.cancel.keep rental.cancel.title:rental.cancel.confirm rental.cancel.title:rental.cancel.keep

cancelling.carryingOut quoting
? rental.cancel.confirm:rental.cancelling rental.cancel.confirm:rests
? rental.cancel.keep:rental.cancelling:unseen rental.cancel.keep:rests

cancelling.unheard shown.unknown
| rental.cancel.ask-again

confirming
| rental.cancel.confirm

confirming quoting
? rental.cancel.differs rental.cancel.title:rental.cancel.differs

mailing
| rental.another:lookup.link.sending:unseen

mailing quoting rereading
| rental.another:rests

mailing quoting rereading shown.cancelled shown.mailed shown.plain shown.refused
? rental.cancel:rests

mailing seeking.mailing
| lookup.link.send:lookup.link.sending lookup.link.send:rests lookup.link.sending

mailing shown.mailed shown.plain shown.refused
? rental.cancel.proof-needed rental.cancel:rental.cancel.proof-needed rental.link.text rental.link.title

quoting
| rental.cancel:rental.cancel.asking

quoting rereading
| rental.another:rental.cancel.asking:unseen rental.cancel.asking rental.cancel:rental.cancel.asking:unseen

reading
| rental.lookup.search:rental.lookup.searching rental.lookup.search:rests rental.lookup.searching

reading seeking.fresh seeking.mailed seeking.mailing seeking.refused seeking.unproved
? rental.number:is-filled

reading seeking.fresh seeking.mailed seeking.mailing seeking.refused seeking.unproved
| form:to:/kiralik-arac-rezervasyon-sonuc rental.lookup.number.hint rental.lookup.surname
| rental.number:rental.lookup.number.hint

reading seeking.mailed seeking.mailing seeking.refused seeking.unproved
? rental.lookup.surname:is-filled

recognizing
| rental.result.coming

rereading
| rental.cancel.ask-again:rental.cancel.asking

rereading shown.unknown
| rental.cancel.unknown settling.unheard

seeking.fresh seeking.mailed seeking.mailing seeking.refused seeking.unproved
| rental.lookup.search

seeking.mailed
| lookup.link.sent lookup.link.sent.text

seeking.mailed seeking.mailing seeking.unproved
| lookup.link.unproved.title rental.link.unproved.text

seeking.mailed seeking.unproved shown.mailed shown.plain shown.refused
? lookup.link.send

seeking.mailed shown.cancelled shown.mailed
| ui.notice.success

seeking.refused
? rental.refused.link-over

seeking.refused seeking.unproved shown.refused
| rental.refused.title ui.notice.danger

seeking.refused seeking.unproved shown.refused shown.unknown
? rental.not-reached

seeking.refused shown.unknown
? rental.refused.not-found

seeking.unproved
? rental.refused.more-proof-needed

seeking.unproved shown.refused
? again.seconds wire.too-many-tries

shown.cancelled
| rental.cancel.done rental.cancel.done.text rental.cancel.passive rental.cancel:rental.cancel.passive
| rental.cancelled-at rental.refunded rental.status.passive

shown.mailed
| rental.link.sent

shown.refused
? rental.refused.not-cancellable rental.refused.not-cancelled
`;
