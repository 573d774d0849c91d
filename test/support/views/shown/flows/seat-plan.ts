export const seatPlanSentences = `
reading
| seat-map.reading

reading shown.fresh shown.lookingAgain shown.stale unknown unreached
| :is-chosen seat-map.best seat-map.leave seat-map.missing seat-map.passenger.named seat-map.seatless
| seat-map.to-payment seat-map.to-payment:rests seat-map.to-payment:seat-map.missing:unseen
| seat-map.train.back seat-map.train.hours seat-map.train.outward seat-map.train.seated seat-map.trains

shown.fresh shown.lookingAgain
| seat-map.fresh

shown.fresh shown.lookingAgain shown.stale
? :rests seat-map.legend.pet seat-map.legend.wheelchair

shown.fresh shown.lookingAgain shown.stale
| :seat-map.plan :seat-map.plan.keys :seat-map.view cabin.Y1 seat-map.coach seat-map.coach.free
| seat-map.coaches seat-map.gender seat-map.gender.text seat-map.heading seat-map.legend seat-map.legend.free
| seat-map.legend.man seat-map.legend.own seat-map.legend.refused seat-map.legend.sold seat-map.legend.table
| seat-map.legend.woman seat-map.only-free seat-map.plan seat-map.plan.keys seat-map.renew seat-map.view
| seat-map.view.list seat-map.view.plan

shown.stale
| seat-map.stale

unknown
| seat-map.unknown seat-map.unknown.text

unknown unreached
| seat-map.again ui.notice.danger

unreached
| seat-map.unreached seat-map.unreached.text
`;
