export const reservationOptionSentences = `
cancelling.carryingOut
| option.cancelling

cancelling.carryingOut cancelling.unheard extending.carryingOut extending.unheard
| actions.performing.text

cancelling.carryingOut cancelling.unheard extending.carryingOut extending.unheard held.confirming
held.mailing held.offering held.pricing held.waiting over renewing unread
| option.title

cancelling.carryingOut extending.carryingOut
| settling.going

cancelling.carryingOut extending.carryingOut held.confirming held.mailing held.offering held.pricing
held.waiting over
| ui.notice.info

cancelling.unheard extending.unheard
| settling.ask settling.unheard

cancelling.unheard extending.unheard unread
| ui.notice.warning

extending.carryingOut
| option.extending

held.confirming
| option.cancel.no option.cancel.text option.cancel.title option.cancel.title:option.cancel.no
| option.cancel.title:option.cancel.text option.cancel.title:option.cancel.yes option.cancel.title:text.moment
| option.cancel.yes text.moment

held.confirming held.offering
| ui.dialog.close ui.dialog.close:ui.dialog.close

held.confirming held.mailing held.offering held.pricing
| option.buy:payment.rests:unseen option.buy:rests option.cancel:payment.rests:unseen option.cancel:rests
| payment.rests

held.confirming
? option.extend:payment.rests:unseen

held.mailing held.offering held.pricing held.waiting
? option.extend:option.proof.extend option.proof.extend

held.confirming held.mailing held.offering held.pricing held.waiting
? option.extend:rests

held.confirming held.mailing held.offering held.pricing held.waiting
| option.cancel option.extend option.price ui.countdown.long

held.confirming held.mailing held.offering held.waiting
| option.buy

held.confirming held.pricing held.waiting
? option.extensions result.reserved.text result.reserved.title

held.mailing held.offering held.pricing
? option.proof.send:payment.rests:unseen option.proof.send:rests

held.mailing held.offering held.pricing held.waiting
? result.reserved.unproved.text result.reserved.unproved.title

held.offering held.pricing held.waiting
? option.proof.send

held.mailing
| lookup.link.sending option.proof.send:lookup.link.sending

held.waiting
? lookup.link.sent option.proof.sent.text
? wire.too-many-tries

held.offering
| option.buy.no option.buy.text option.buy.title option.buy.title:option.buy.no
| option.buy.title:option.buy.text option.buy.title:option.buy.yes option.buy.yes

held.pricing
| actions.reckoning option.buy:actions.reckoning

held.waiting
? option.extended ui.notice.success

held.confirming held.pricing held.waiting
? booking.refused.option-not-extended option.extend:booking.refused.option-not-extended

held.waiting over renewing unread
? actions.not-reached actions.refused ui.notice.danger

held.waiting renewing
? booking.refused.proof-needed

over
? option.over.cancelled option.over.expired

over
| option.again option.again:to:/

over unread
| actions.read

renewing
? booking.refused.not-in-this-status

renewing
| actions.read:actions.reading actions.read:rests actions.reading

renewing unread
? booking.refused.not-found

unread
| option.unread
`;
