export const catalogueApprovalSentences = `
comparing confirming doing.carryingOut doing.unheard editing.fresh editing.orphaned editing.outdated
editing.refused naming.fresh naming.otherwise renewing saving.carryingOut saving.unheard shown.changed
shown.done shown.plain shown.refused shown.saved warned
| cabin.Y1 catalogue.field.age-limit catalogue.field.allow-intermediate-stations catalogue.field.cabin-classes
| catalogue.field.code catalogue.field.days catalogue.field.discount-rates catalogue.field.distance-limit
| catalogue.field.enabled catalogue.field.free-additional-services catalogue.field.from-station
| catalogue.field.name catalogue.field.price catalogue.field.purchase-sales-channels catalogue.field.sale-from
| catalogue.field.sale-until catalogue.field.sales-channels catalogue.field.ticket-limit-per-day-per-direction
| catalogue.field.to-station catalogue.field.train-types catalogue.field.trips catalogue.field.type
| catalogue.field.valid-days-of-week catalogue.field.weekly-ticket-limit

comparing confirming editing.fresh editing.orphaned editing.outdated editing.refused saving.carryingOut
saving.unheard
? ui.calendar.open ui.calendar.open:ui.calendar.open ui.day ui.field.optional

comparing editing.fresh editing.orphaned editing.outdated editing.refused saving.carryingOut saving.unheard
? cabin.Y1:is-chosen catalogue.field.code:is-filled catalogue.field.days:is-filled
? catalogue.field.name:is-filled catalogue.field.price:is-filled catalogue.field.trips:is-filled

comparing editing.fresh editing.orphaned editing.outdated editing.refused saving.carryingOut saving.unheard
| :catalogue.effective-date.hint :catalogue.range :is-filled cabin.B cabin.C cabin.D cabin.DSB cabin.L cabin.N
| cabin.OS catalogue.choice.packages-channel catalogue.choice.tickets-channel catalogue.effective-date
| catalogue.effective-date.hint catalogue.field.days:catalogue.range catalogue.field.discount
| catalogue.field.discount:catalogue.range catalogue.field.passenger-type
| catalogue.field.price:catalogue.range catalogue.field.trips:catalogue.range catalogue.range catalogue.row
| catalogue.row.add catalogue.withdraw reference.special-service.escort.name
| reference.special-service.guide-dog.name reference.special-service.lift.name
| reference.special-service.meal.name reference.special-service.ramp.name
| reference.special-service.wheelchair.name

comparing saving.carryingOut
| catalogue.save:catalogue.saving catalogue.save:rests

comparing saving.carryingOut saving.unheard
| catalogue.saving catalogue.withdraw:catalogue.saving:unseen catalogue.withdraw:rests

confirming
? :catalogue.gone-from.hint catalogue.action.ask-deletion:catalogue.ask.ask-deletion
? catalogue.action.ask-deletion:catalogue.confirm.ask-deletion catalogue.action.ask-deletion:catalogue.decline
? catalogue.action.ask-deletion:catalogue.gone-from catalogue.action.ask-deletion:catalogue.gone-from.hint
? catalogue.action.ask-deletion:ui.field.optional catalogue.action.cancel:catalogue.ask.cancel
? catalogue.action.cancel:catalogue.confirm.cancel catalogue.action.cancel:catalogue.decline
? catalogue.action.delete-draft:catalogue.ask.delete-draft
? catalogue.action.delete-draft:catalogue.confirm.delete-draft catalogue.action.delete-draft:catalogue.decline
? catalogue.action.publish:catalogue.ask.publish catalogue.action.publish:catalogue.at-once
? catalogue.action.publish:catalogue.confirm.publish catalogue.action.publish:catalogue.decline
? catalogue.action.publish:catalogue.holds-from catalogue.action.reject:catalogue.ask.reject
? catalogue.action.reject:catalogue.confirm.reject catalogue.action.reject:catalogue.decline
? catalogue.action.take-back:catalogue.ask.take-back catalogue.action.take-back:catalogue.confirm.take-back
? catalogue.action.take-back:catalogue.decline catalogue.ask.ask-deletion catalogue.ask.cancel
? catalogue.ask.delete-draft catalogue.ask.publish catalogue.ask.reject catalogue.ask.take-back
? catalogue.confirm.ask-deletion catalogue.confirm.cancel catalogue.confirm.delete-draft
? catalogue.confirm.reject catalogue.confirm.take-back catalogue.gone-from.hint

confirming doing.carryingOut doing.unheard editing.outdated editing.refused naming.fresh naming.otherwise
renewing shown.changed shown.done shown.plain shown.refused shown.saved warned
? catalogue.choice.day-count catalogue.choice.yes catalogue.nothing text.money

confirming doing.carryingOut doing.unheard naming.fresh naming.otherwise renewing shown.changed shown.done
shown.plain shown.refused shown.saved
? catalogue.action.ask-deletion:rests catalogue.at-once catalogue.difference.field catalogue.difference.meant
? catalogue.edited-by catalogue.holds-from catalogue.in-force catalogue.last-changed catalogue.staff
? text.moment

confirming doing.carryingOut doing.unheard naming.fresh naming.otherwise renewing shown.changed shown.done
shown.plain shown.refused shown.saved warned
| catalogue.action.ask-deletion catalogue.action.cancel catalogue.action.delete-draft catalogue.action.edit
| catalogue.action.recall catalogue.action.send catalogue.kind.subscriptions catalogue.rests

confirming doing.carryingOut doing.unheard naming.fresh naming.otherwise renewing shown.changed shown.done
shown.plain shown.refused warned
? catalogue.action.delete-draft:rests catalogue.action.send:rests

confirming doing.carryingOut doing.unheard naming.fresh naming.otherwise renewing shown.done shown.plain
? catalogue.action.edit:rests catalogue.action.publish catalogue.action.reject catalogue.action.take-back
? catalogue.action.take-back:rests

confirming doing.carryingOut doing.unheard renewing shown.changed shown.done shown.plain shown.refused
shown.saved warned
? catalogue.action.recall:rests

confirming doing.carryingOut doing.unheard renewing shown.done shown.plain
? catalogue.gone-from

confirming doing.carryingOut doing.unheard renewing shown.plain
? catalogue.action.publish:rests catalogue.action.reject:rests

confirming doing.carryingOut doing.unheard renewing shown.plain shown.saved
? catalogue.difference.create

confirming doing.carryingOut doing.unheard renewing shown.plain shown.saved warned
? catalogue.action.cancel:rests

confirming doing.carryingOut doing.unheard shown.plain
? catalogue.coming.change catalogue.coming.change.text catalogue.in-force.since catalogue.status.coming

confirming doing.carryingOut doing.unheard shown.plain shown.saved
? catalogue.status.create-draft

confirming doing.carryingOut naming.fresh naming.otherwise renewing shown.changed shown.done shown.plain
shown.refused
? catalogue.difference.update

confirming doing.carryingOut naming.fresh naming.otherwise renewing shown.changed shown.done shown.plain
shown.refused shown.saved unread warned
| catalogue.read-again

confirming doing.carryingOut naming.fresh naming.otherwise renewing shown.done shown.plain
? catalogue.sent-by catalogue.status.update-waiting

confirming doing.carryingOut renewing shown.plain
? catalogue.status.create-waiting

confirming doing.carryingOut shown.changed shown.plain shown.refused
? catalogue.action.send:catalogue.plan.no-frame catalogue.plan.no-frame catalogue.status.update-draft

confirming doing.carryingOut shown.plain warned
? catalogue.status.published

confirming naming.fresh naming.otherwise
? catalogue.confirm.publish

confirming naming.fresh naming.otherwise
| catalogue.decline

confirming naming.fresh naming.otherwise shown.changed shown.done shown.plain shown.refused shown.saved
? catalogue.action.ask-deletion:catalogue.rests:unseen

confirming naming.fresh naming.otherwise shown.changed shown.done shown.plain shown.refused warned
? catalogue.action.delete-draft:catalogue.rests:unseen

confirming naming.fresh naming.otherwise shown.done shown.plain
? catalogue.action.edit:catalogue.rests:unseen catalogue.action.take-back:catalogue.rests:unseen

confirming naming.fresh naming.otherwise shown.done shown.plain warned
? catalogue.action.send:catalogue.rests:unseen

confirming naming.fresh naming.otherwise warned
| ui.dialog.close ui.dialog.close:ui.dialog.close

confirming shown.changed shown.done shown.plain shown.refused shown.saved warned
? catalogue.action.recall:catalogue.rests:unseen

confirming shown.plain
? catalogue.action.publish:catalogue.rests:unseen catalogue.action.reject:catalogue.rests:unseen

confirming shown.plain shown.saved warned
? catalogue.action.cancel:catalogue.rests:unseen

doing.carryingOut doing.unheard renewing
? catalogue.action.publish:catalogue.doing:unseen catalogue.action.reject:catalogue.doing:unseen
? catalogue.action.send:catalogue.doing:unseen catalogue.action.take-back:catalogue.doing:unseen

doing.carryingOut doing.unheard renewing
| catalogue.action.ask-deletion:catalogue.doing:unseen catalogue.action.cancel:catalogue.doing:unseen
| catalogue.action.delete-draft:catalogue.doing:unseen catalogue.action.edit:catalogue.doing:unseen
| catalogue.action.recall:catalogue.doing:unseen catalogue.doing

doing.carryingOut doing.unheard renewing shown.done shown.plain
? catalogue.difference.delete catalogue.status.delete-draft

doing.carryingOut renewing
| catalogue.read-again:catalogue.doing:unseen catalogue.read-again:rests

doing.unheard editing.orphaned editing.outdated editing.refused saving.unheard
? ui.notice.warning

doing.unheard saving.unheard
| catalogue.ask-again catalogue.unheard

editing.fresh editing.orphaned editing.outdated editing.refused
| catalogue.save

editing.fresh saving.carryingOut
? catalogue.code.kept catalogue.field.code:catalogue.code.kept

editing.orphaned
| catalogue.orphaned catalogue.refused.gone

editing.outdated editing.refused
? catalogue.outdated catalogue.outdated.by

editing.refused
? catalogue.refused.code-taken

editing.refused
| catalogue.not-saved

editing.refused shown.changed shown.refused unread
| ui.notice.danger

editing.refused shown.refused unread
? catalogue.refused.role-lacking

editing.refused unread
? catalogue.refused.not-reached

naming.fresh naming.otherwise
| catalogue.naming.name catalogue.naming.text catalogue.naming.title catalogue.naming.title:catalogue.at-once
| catalogue.naming.title:catalogue.confirm.publish catalogue.naming.title:catalogue.decline
| catalogue.naming.title:catalogue.holds-from catalogue.naming.title:catalogue.naming.name
| catalogue.naming.title:catalogue.naming.text

naming.otherwise
| catalogue.naming.name:catalogue.naming.otherwise catalogue.naming.name:is-filled
| catalogue.naming.name:ui.field.problem catalogue.naming.otherwise
| catalogue.naming.title:catalogue.naming.otherwise catalogue.naming.title:ui.field.problem

naming.otherwise unread
? ui.field.problem

reading
| catalogue.reading

shown.changed
| catalogue.refused.conflict

shown.changed shown.refused
| catalogue.not-done

shown.done
? catalogue.done.send catalogue.done.take-back

shown.done shown.saved
| ui.notice.success

shown.saved
| catalogue.saved

unread
? catalogue.refused.sign-in-needed

unread
| catalogue.unread

warned
| catalogue.refused.sender-cannot-publish catalogue.warning catalogue.warning.read
| catalogue.warning:catalogue.refused.sender-cannot-publish catalogue.warning:catalogue.warning.read
`;
