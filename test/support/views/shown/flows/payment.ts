export const paymentSentences = `
askingLast choosing.askingMiles choosing.awaitingTerms choosing.countingMiles choosing.enteringCard
choosing.gathering covering finding lookingBack opening pricing proving.asking proving.awaiting
proving.departing proving.unheard settling.taking settling.unheard stopped usingWallet
| payment.beside payment.title price.due price.title price.total text.money

askingLast choosing.askingMiles choosing.countingMiles choosing.enteringCard choosing.gathering lookingBack
pricing proving.asking proving.unheard
? payment.not-done.title

askingLast choosing.askingMiles choosing.countingMiles choosing.enteringCard choosing.gathering lookingBack
pricing proving.asking proving.unheard stopped usingWallet
? ui.notice.danger

askingLast choosing.awaitingTerms pricing proving.asking proving.awaiting proving.departing settling.taking
? ui.notice.info

askingLast choosing.countingMiles choosing.enteringCard choosing.gathering lookingBack proving.asking
proving.unheard
? payment.refused.not-reached

askingLast proving.asking
| payment.bank.asking payment.bank.asking.going payment.bank.asking.text

choosing.askingMiles
? payment.pay.miles:payment.rests payment.refused.promo-unknown

choosing.askingMiles
| payment.miles.again:payment.rests:unseen payment.miles.again:rests payment.miles.asking

choosing.askingMiles choosing.awaitingTerms choosing.countingMiles choosing.enteringCard choosing.gathering
covering finding lookingBack opening pricing proving.asking proving.awaiting proving.departing proving.unheard
usingWallet
| seat-clock.payment ui.countdown.minutes

choosing.askingMiles choosing.awaitingTerms choosing.countingMiles choosing.enteringCard choosing.gathering
covering finding opening
| payment.promotion.use

choosing.askingMiles choosing.awaitingTerms choosing.countingMiles choosing.enteringCard choosing.gathering
covering finding opening pricing
| payment.how payment.leave payment.method payment.method.card.hint
| payment.method.card:payment.method.card.hint payment.method.miles payment.method.open-tickets.hint
| payment.method.open-tickets:payment.method.open-tickets.hint payment.method.wallet payment.promotion
| rules.read terms.accept terms.agreement terms.agreement.delivery terms.agreement.disputes
| terms.agreement.parties terms.agreement.price terms.agreement.return terms.agreement.subject terms.privacy
| terms.privacy.rights terms.privacy.what terms.privacy.who terms.privacy.why terms.privacy.with-whom
| ui.field.optional ui.link.new-window

choosing.askingMiles choosing.awaitingTerms choosing.countingMiles choosing.enteringCard choosing.gathering
covering finding opening pricing proving.asking proving.awaiting proving.departing proving.unheard
| payment.method.card payment.method.open-tickets

choosing.askingMiles choosing.awaitingTerms choosing.countingMiles choosing.enteringCard choosing.gathering
finding pricing
? :is-filled

choosing.askingMiles choosing.awaitingTerms choosing.countingMiles choosing.enteringCard choosing.gathering
pricing
? payment.method.miles.hint payment.method.miles:payment.method.miles.hint payment.method.wallet.hint
? payment.method.wallet:payment.method.wallet.hint

choosing.askingMiles choosing.countingMiles
| payment.miles.again

choosing.askingMiles choosing.countingMiles
? payment.pay.miles:payment.terms.first

choosing.askingMiles choosing.countingMiles choosing.enteringCard choosing.gathering
? payment.terms.first

choosing.askingMiles choosing.countingMiles choosing.enteringCard choosing.gathering opening
? terms.accept:is-chosen

choosing.askingMiles choosing.countingMiles pricing
? payment.method.miles:is-chosen payment.pay.miles payment.pay.miles:rests

choosing.askingMiles choosing.gathering covering finding opening pricing
? payment.rests

choosing.awaitingTerms
| payment.method.wallet:is-chosen payment.wallet.after-terms

choosing.countingMiles
? payment.miles.have payment.refused.miles-unknown

choosing.enteringCard
? payment.pay:payment.terms.first payment.refused.holder-wrong wire.sign-in-needed

choosing.enteringCard choosing.gathering covering finding opening pricing
? payment.method.members payment.method.miles:payment.method.members payment.method.miles:rests
? payment.method.wallet:payment.method.members payment.method.wallet:rests

choosing.enteringCard opening
? payment.card.ready

choosing.enteringCard opening pricing
? payment.card.frame payment.method.card:is-chosen

choosing.enteringCard pricing
? payment.pay payment.pay:rests

choosing.enteringCard stopped usingWallet
? payment.refused.title

choosing.gathering
? payment.pay.coupons:payment.terms.first

choosing.gathering covering
? payment.coupons.lost payment.coupons.whole payment.pay.coupons payment.pay.coupons:rests

choosing.gathering covering finding opening
? payment.promotion.use:payment.rests:unseen

choosing.gathering covering finding opening pricing
? payment.promotion.use:rests

choosing.gathering covering finding pricing
? payment.coupons.by payment.coupons.by.locator payment.coupons.by.locator:is-chosen payment.coupons.by.number
? payment.coupons.number payment.coupons.number:is-filled payment.coupons.surname
? payment.coupons.surname:is-filled payment.method.open-tickets:is-chosen

choosing.gathering covering pricing
? payment.coupons.best.lost payment.coupons.coupon payment.coupons.coupon:is-chosen
? payment.coupons.coupon:payment.coupons.until payment.coupons.cover payment.coupons.found
? payment.coupons.seek payment.coupons.until

choosing.gathering covering pricing proving.unheard settling.unheard
? ui.notice.warning

choosing.gathering covering pricing settling.taking settling.unheard
? price.coupons

choosing.gathering pricing
? after-sale.refused.open-ticket-not-found payment.coupons.use

covering
? payment.pay.coupons:payment.rests:unseen

covering
| payment.coupons.covering payment.coupons.use:payment.coupons.covering

covering finding opening pricing
| payment.leave:payment.rests:unseen payment.leave:rests payment.method.card:payment.rests
| payment.method.card:rests payment.method.miles:payment.rests payment.method.open-tickets:payment.rests
| payment.method.open-tickets:rests payment.method.wallet:payment.rests terms.accept:rests

covering finding pricing
? payment.coupons.seek:rests

covering pricing
? payment.coupons.seek:payment.rests:unseen payment.coupons.use:rests

finding
| payment.coupons.seek:payment.coupons.seeking payment.coupons.seeking

lookingBack
| payment.looking-back

opening
| payment.opening payment.opening:payment.opening payment.opening:rests

pricing
? payment.coupons.rest payment.coupons.rest:payment.rests:unseen payment.coupons.rest:rests
? payment.coupons.use:payment.rests:unseen payment.pay.miles:payment.rests:unseen
? payment.pay:payment.rests:unseen

pricing
| payment.promotion.asking payment.promotion.use:payment.promotion.asking

proving.asking proving.awaiting proving.departing proving.unheard
| payment.bank.ask payment.bank.go payment.bank.other

proving.awaiting
| payment.bank.awaiting payment.bank.awaiting.going payment.bank.awaiting.text

proving.departing
| payment.bank.departing payment.bank.departing.going payment.bank.departing.text

proving.unheard
| payment.bank.unheard payment.bank.unheard.text

settling.taking
| payment.settling settling.going

settling.taking settling.unheard
| payment.settling.text

settling.unheard
| settling.ask settling.unheard

stopped
? payment.refused.option-time-expired payment.refused.wagon-closed

stopped
| payment.stopped.again

usingWallet
? payment.refused.daily-limit
`;
