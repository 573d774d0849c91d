export const seatHoldSentences = `
asking.unanswered asking.waiting counting.confirming counting.extending counting.held.calm
counting.held.refused counting.holding.unanswered counting.holding.waiting counting.returning.unanswered
counting.returning.waiting empty.confirming empty.fresh empty.refused
| seat-map.leave

asking.unanswered asking.waiting counting.confirming counting.extending counting.held.calm
counting.held.refused counting.holding.unanswered counting.holding.waiting counting.returning.unanswered
counting.returning.waiting empty.confirming empty.fresh empty.refused leaving
| :is-chosen :seat-map.plan :seat-map.plan.keys :seat-map.view cabin.Y1 seat-map.coach seat-map.coach.free
| seat-map.coaches seat-map.fresh seat-map.gender seat-map.gender.text seat-map.heading seat-map.legend
| seat-map.legend.free seat-map.legend.man seat-map.legend.own seat-map.legend.refused seat-map.legend.sold
| seat-map.legend.table seat-map.legend.wheelchair seat-map.legend.woman seat-map.only-free
| seat-map.passenger.named seat-map.plan seat-map.plan.keys seat-map.renew seat-map.to-payment seat-map.view
| seat-map.view.list seat-map.view.plan

asking.unanswered asking.waiting counting.confirming counting.extending counting.holding.unanswered
counting.holding.waiting counting.returning.unanswered counting.returning.waiting empty.confirming empty.fresh
empty.refused leaving
| seat-map.to-payment:rests

asking.unanswered asking.waiting counting.confirming counting.extending counting.holding.unanswered
counting.holding.waiting counting.returning.unanswered counting.returning.waiting empty.confirming leaving
| :rests seat-map.wait

asking.unanswered asking.waiting empty.confirming
| seat-map.best:rests seat-map.best:seat-map.wait:unseen

asking.unanswered asking.waiting empty.confirming empty.fresh empty.refused
| seat-map.best seat-map.missing seat-map.seatless seat-map.to-payment:seat-map.missing:unseen

asking.unanswered counting.holding.unanswered counting.returning.unanswered
| seat-map.unanswered seat-map.unanswered.ask seat-map.unanswered.text ui.notice.danger

asking.waiting counting.holding.waiting
| seat-map.holding

counting.confirming counting.extending counting.held.calm counting.held.refused counting.holding.unanswered
counting.holding.waiting counting.returning.unanswered counting.returning.waiting
? seat-clock.seats

counting.confirming counting.extending counting.held.calm counting.held.refused counting.holding.unanswered
counting.holding.waiting counting.returning.unanswered counting.returning.waiting
| seat-map.bar.time seat-map.bar.time:seat-map.bar.time ui.countdown.minutes

counting.confirming counting.extending counting.held.calm counting.held.refused counting.holding.unanswered
counting.holding.waiting counting.returning.unanswered counting.returning.waiting leaving
| seat-map.give-back seat-map.seat-of

counting.confirming counting.extending counting.held.calm counting.held.refused counting.holding.unanswered
counting.returning.unanswered leaving
| seat-map.total text.money

counting.extending counting.holding.unanswered counting.holding.waiting counting.returning.unanswered
counting.returning.waiting
? seat-clock.extend:rests

counting.confirming counting.extending counting.holding.unanswered counting.holding.waiting
counting.returning.unanswered counting.returning.waiting leaving
| seat-map.give-back:rests seat-map.give-back:seat-map.wait:unseen seat-map.to-payment:seat-map.wait:unseen

counting.held.calm counting.held.refused counting.holding.unanswered counting.holding.waiting
counting.returning.unanswered counting.returning.waiting
? seat-clock.extend

counting.confirming counting.held.refused counting.holding.waiting
? seat-clock.extended seat-clock.extended:rests seat-clock.extended:seat-clock.spent:unseen seat-clock.spent

counting.confirming empty.confirming
| seat-map.wheelchair seat-map.wheelchair.confirm seat-map.wheelchair.decline seat-map.wheelchair.text
| seat-map.wheelchair:seat-map.wheelchair.confirm seat-map.wheelchair:seat-map.wheelchair.decline
| seat-map.wheelchair:seat-map.wheelchair.text ui.dialog.close ui.dialog.close:ui.dialog.close

counting.extending
| seat-clock.extend:seat-clock.extending seat-clock.extending

counting.held.refused
? seat-map.refused.extension seat-map.refused.not-reached seat.refused.hold-not-extended

counting.held.refused empty.refused
? seat-map.nearest seat-map.refused.hold seat.refused.seat-taken

counting.held.refused empty.refused
| ui.notice.dismiss ui.notice.dismiss:ui.notice.dismiss ui.notice.warning

counting.holding.unanswered counting.holding.waiting counting.returning.unanswered counting.returning.waiting
? seat-clock.extend:seat-clock.wait:unseen seat-clock.wait

counting.returning.waiting
| seat-map.returning

leaving
| seat-map.leave:rests seat-map.leave:seat-map.leaving seat-map.leaving
`;
