export const profileSentences = `
changing.fresh changing.outdated changing.refused
| profile.save profile.withdraw

changing.fresh changing.outdated changing.refused confirming.fresh confirming.refused ending foretelling
renewing saving shown.plain shown.refused shown.saved unheard
| passenger.birth-date passenger.email passenger.first-name passenger.gender passenger.gender.female
| passenger.identity passenger.last-name passenger.phone password.update.title
| password.update.title:to:/sifre-guncelleme profile.address profile.blood-type profile.change
| profile.changeable profile.education profile.end profile.end.lead profile.letters profile.messages
| profile.not-wished profile.profession profile.proved profile.proved.text text.day.short

changing.fresh changing.outdated changing.refused confirming.fresh confirming.refused ending foretelling
renewing saving shown.plain shown.refused unheard
? profile.nothing

changing.fresh changing.outdated changing.refused confirming.fresh confirming.refused ending foretelling
renewing saving unheard
| profile.change:profile.rests:unseen profile.change:rests profile.end.ask:rests profile.rests

changing.fresh changing.outdated changing.refused confirming.fresh confirming.refused ending renewing saving
shown.plain shown.refused shown.saved unheard
| profile.end.ask

changing.fresh changing.outdated changing.refused confirming.fresh confirming.refused ending renewing saving
unheard
| profile.end.ask:profile.rests:unseen ui.dialog.close ui.dialog.close:ui.dialog.close

changing.fresh changing.outdated changing.refused renewing saving
? :is-filled registration.wants-letters:is-chosen

changing.fresh changing.outdated changing.refused renewing saving
| :profile.blood-type.hint :profile.line.hint passenger.phone.country passenger.phone.country:is-filled
| passenger.phone.hint.tr passenger.phone:is-filled passenger.phone:passenger.phone.hint.tr profile.about
| profile.blood-type.hint profile.city profile.district profile.line profile.line.hint profile.neighbourhood
| profile.wishes registration.wants-letters registration.wants-messages ui.field.optional

changing.outdated
| profile.outdated profile.outdated.text

changing.outdated unheard
| ui.notice.warning

changing.refused
| profile.not-saved

changing.refused confirming.refused shown.refused
| ui.notice.danger

changing.refused shown.refused unread
? password.refused.sign-in-needed profile.refused.not-reached

confirming.fresh confirming.refused
| profile.end.confirm

confirming.fresh confirming.refused ending
| profile.end.coupons profile.end.data profile.end.decline profile.end.open-tickets profile.end.packages
| profile.end.password profile.end.text profile.end.tickets profile.end.title
| profile.end.title:profile.end.confirm profile.end.title:profile.end.coupons
| profile.end.title:profile.end.data profile.end.title:profile.end.decline
| profile.end.title:profile.end.open-tickets profile.end.title:profile.end.packages
| profile.end.title:profile.end.password profile.end.title:profile.end.text
| profile.end.title:profile.end.tickets profile.end.title:ui.password.show ui.password.show
| ui.password.show.name ui.password.show:ui.password.show.name

confirming.fresh ending foretelling shown.saved unheard
? profile.wished

confirming.refused
| history.refused.not-found profile.end.title:history.refused.not-found profile.end.title:profile.end.refused
| profile.end.title:ui.notice.danger

confirming.refused ending
? profile.end.password:is-filled

confirming.refused shown.refused
| profile.end.refused

ending
| profile.end.confirm:profile.end.doing profile.end.confirm:rests profile.end.decline:profile.end.doing:unseen
| profile.end.decline:rests profile.end.doing profile.end.title:profile.end.doing

foretelling
| profile.end.ask:profile.end.asking profile.end.asking

foretelling renewing saving
| registration.abandon

reading
| profile.reading

renewing saving
| profile.save:profile.saving profile.save:rests profile.saving

shown.saved
| profile.saved ui.notice.success

unheard
| profile.end.unheard profile.end:profile.end.unheard profile.end:settling.ask profile.end:settling.unheard
| profile.end:ui.notice.warning settling.ask settling.unheard

unread
| profile.read-again profile.unread
`;
