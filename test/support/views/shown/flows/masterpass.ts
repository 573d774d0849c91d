export const masterpassSentences = `
open.adding
? again.seconds wire.too-many-tries

open.adding
| wallet.add.submit

open.adding open.askingCode open.browsing open.confirming open.deleting open.loading open.makingDefault
open.proving.entering.fresh open.proving.entering.waited open.proving.lapsed open.proving.resending
open.proving.verifying open.sendingCard open.unreached settling.awaiting settling.paying settling.unheard
| wallet.title

open.adding open.askingCode open.browsing open.confirming open.deleting open.makingDefault open.sendingCard
| wallet.add

open.adding open.browsing open.loading open.proving.entering.fresh open.proving.entering.waited
open.proving.lapsed open.unreached
? payment.not-done.title ui.notice.danger

open.adding open.browsing open.proving.entering.fresh open.unreached
? wallet.refused.not-reached

open.adding open.sendingCard
? payment.card.ready wallet.add.default:is-chosen wallet.alias:is-filled

open.adding open.sendingCard
| payment.card.frame wallet.add.default wallet.add.leave wallet.alias wallet.alias.hint
| wallet.alias:wallet.alias.hint

open.askingCode
| payment.pay:wallet.code.asking wallet.code.asking

open.askingCode open.browsing open.confirming open.deleting
| wallet.default wallet.default.of wallet.default:wallet.default.of

open.askingCode open.browsing open.confirming open.deleting open.loading open.makingDefault open.unreached
| wallet.leave wallet.read

open.askingCode open.browsing open.confirming open.deleting open.makingDefault
| payment.pay:wallet.pay.with wallet.card.default wallet.card.digits wallet.delete wallet.delete.of
| wallet.delete:wallet.delete.of wallet.pay.with

open.askingCode open.browsing open.confirming open.deleting open.makingDefault open.proving.entering.fresh
open.proving.entering.waited open.proving.lapsed open.proving.resending
? payment.pay

open.askingCode open.confirming open.deleting open.loading open.makingDefault
| wallet.read:payment.rests:unseen wallet.read:rests

open.askingCode open.confirming open.deleting open.loading open.makingDefault open.proving.resending
open.proving.verifying open.sendingCard
| payment.rests

open.askingCode open.confirming open.deleting open.makingDefault
| payment.pay:payment.rests:unseen wallet.add:payment.rests:unseen wallet.add:rests
| wallet.default:payment.rests:unseen wallet.default:rests wallet.delete:payment.rests:unseen
| wallet.delete:rests wallet.leave:payment.rests:unseen wallet.leave:rests

open.askingCode open.confirming open.deleting open.makingDefault open.proving.lapsed open.proving.resending
? payment.pay:rests

open.browsing open.loading
? payment.refused.wallet-card-unknown ui.notice.success wallet.done.added wallet.done.made-default

open.confirming
| ui.dialog.close ui.dialog.close:ui.dialog.close wallet.delete.no wallet.delete.text wallet.delete.title
| wallet.delete.title:wallet.delete.no wallet.delete.title:wallet.delete.text
| wallet.delete.title:wallet.delete.yes wallet.delete.yes

open.deleting
| wallet.delete.deleting wallet.delete:wallet.delete.deleting

open.loading
? wallet.done.removed

open.loading
| wallet.loading

open.makingDefault
| wallet.default.making wallet.default:wallet.default.making

open.proving.entering.fresh
| wallet.code.resend:wallet.code.wait wallet.code.wait

open.proving.entering.fresh open.proving.entering.waited
? payment.refused.sms-code-wrong

open.proving.entering.fresh open.proving.entering.waited open.proving.lapsed open.proving.resending
? wallet.code.title.pay

open.proving.entering.fresh open.proving.entering.waited open.proving.lapsed open.proving.resending
open.proving.verifying
| wallet.code wallet.code.leave

open.proving.entering.fresh open.proving.entering.waited open.proving.lapsed open.proving.verifying
| wallet.code.resend

open.proving.entering.fresh open.proving.entering.waited open.proving.resending open.proving.verifying
| wallet.code.hint wallet.code:wallet.code.hint

open.proving.entering.fresh open.proving.lapsed
? wallet.code.verify

open.proving.entering.fresh open.proving.lapsed open.proving.verifying
? wallet.code.title.add wallet.code:is-filled

open.proving.entering.fresh open.proving.resending open.proving.verifying
| wallet.code.resend:rests

open.proving.lapsed
? payment.pay:wallet.code.ask-new payment.refused.sms-code-old wallet.code.lapsed
? wallet.code.verify:wallet.code.ask-new

open.proving.lapsed open.proving.resending
| wallet.code.ask-new

open.proving.lapsed open.proving.verifying
? wallet.code.verify:rests

open.proving.lapsed settling.unheard
? ui.notice.warning

open.proving.resending
| payment.pay:wallet.code.ask-new:unseen wallet.code.resend:wallet.code.resending wallet.code.resending

open.proving.resending open.proving.verifying
| wallet.code.leave:payment.rests:unseen wallet.code.leave:rests

open.proving.verifying
| wallet.code.resend:payment.rests:unseen wallet.code.verify:wallet.code.verifying wallet.code.verifying

open.sendingCard
| wallet.add.leave:payment.rests:unseen wallet.add.leave:rests wallet.add.sending wallet.add.submit:rests
| wallet.add.submit:wallet.add.sending

settling.awaiting settling.paying
| payment.settling settling.going ui.notice.info

settling.awaiting settling.paying settling.unheard
| payment.settling.text

settling.unheard
| settling.ask settling.unheard
`;
