export const ticketActionsSentences = `
choosing
? actions.fresh
? actions.change:after-sale.refused.no-ticket-chosen actions.choose.all
? actions.convert:after-sale.refused.convert-together actions.convert:after-sale.refused.no-ticket-chosen
? actions.return:after-sale.refused.no-ticket-chosen after-sale.refused.changed-too-often
? after-sale.refused.convert-together after-sale.refused.no-ticket-chosen booking.refused.key-used-otherwise

choosing closed
? actions.refused ui.notice.danger

choosing closed done.closing done.read done.reading done.unread performing.askingAgain performing.carryingOut
performing.lookingUp performing.unheard performing.unknown renewing reviewing simulating validating
| actions.title

choosing closed done.closing done.read done.unread reviewing simulating validating
| actions.read

choosing closed performing.unknown
? actions.not-reached booking.refused.not-found

choosing closed renewing
? after-sale.refused.ticket-not-returnable

choosing closed renewing reviewing simulating
| actions.change

choosing closed renewing reviewing simulating validating
? actions.change:rests actions.convert:rests actions.return:rests actions.ticket.not-now
? ticket.name:actions.ticket.not-now ticket.name:rests

choosing closed renewing reviewing simulating validating
| actions.change.hint actions.choose actions.convert actions.convert.hint actions.return.hint ticket.name

choosing closed renewing reviewing validating
| actions.return

choosing renewing reviewing simulating validating
? actions.change.step actions.convert.step actions.return.step actions.ticket.with-changes
? ticket.name:actions.ticket.with-changes ticket.name:is-chosen

closed renewing
? actions.change:after-sale.refused.ticket-not-changeable
? actions.convert:after-sale.refused.ticket-not-convertible
? actions.return:after-sale.refused.ticket-not-returnable actions.ticket.too-late
? after-sale.refused.ticket-not-changeable after-sale.refused.ticket-not-convertible
? ticket.name:actions.ticket.too-late

done.closing
| actions.receipt.close:actions.reading actions.receipt.close:rests

done.closing done.read done.reading done.unread
| actions.open-ticket actions.return.done actions.return.done.text ui.notice.success

done.closing done.read done.reading done.unread reviewing
| actions.deducted actions.in-money actions.in-open-ticket actions.paid actions.total text.money

done.closing done.reading renewing
| actions.reading

done.closing done.reading renewing reviewing simulating validating
| actions.read:rests

done.closing renewing reviewing simulating validating
? payment.rests

done.closing reviewing simulating validating
| actions.read:payment.rests:unseen

done.read done.reading done.unread
| actions.receipt.close

done.reading renewing
| actions.read:actions.reading

done.unread
| actions.unread

done.unread performing.unheard performing.unknown reviewing
? ui.notice.warning

performing.askingAgain performing.carryingOut performing.lookingUp
| actions.performing settling.going ui.notice.info

performing.askingAgain performing.carryingOut performing.lookingUp performing.unheard
| actions.performing.text

performing.unheard performing.unknown
| settling.ask settling.unheard

renewing reviewing simulating validating
? actions.change:payment.rests:unseen actions.convert:payment.rests:unseen actions.return:payment.rests:unseen

reviewing
? actions.differs actions.return.title:actions.differs actions.return.title:ui.notice.warning

reviewing
| actions.decline actions.return.confirm actions.return.text actions.return.title
| actions.return.title:actions.decline actions.return.title:actions.deducted
| actions.return.title:actions.in-money actions.return.title:actions.in-open-ticket
| actions.return.title:actions.paid actions.return.title:actions.return.confirm
| actions.return.title:actions.return.text actions.return.title:actions.return.when
| actions.return.title:actions.total actions.return.title:text.money actions.return.when ui.dialog.close
| ui.dialog.close:ui.dialog.close

simulating
| actions.reckoning actions.return:actions.reckoning

validating
| actions.change.asking actions.change:actions.change.asking
`;
