export const registrationSentences = `
activating.asking
| forgotten.submit

activating.asking activating.sending
| activation.lead

activating.asking activating.sending activating.sent
| activation.title

activating.asking activating.sending activating.sent filling.fresh filling.refused filling.unchecked
filling.unreached filling.unverified saving verifying
| registration.opening registration.opening:registration.opening registration.opening:rests

filling.fresh filling.refused filling.unchecked filling.unreached filling.unverified resting saving setAside
signedUp verifying
| activation.open

activating.asking activating.sending activating.sent filling.fresh filling.refused filling.unchecked
filling.unreached filling.unverified resting saving setAside signedUp verifying
? passenger.email

activating.asking activating.sending activating.sent filling.fresh filling.refused filling.unchecked
filling.unreached filling.unverified resting saving setAside signedUp verifying
| back:is-filled form:to:/giris login.close login.close:login.close login.eid login.email
| login.forgotten login.open login.password login.remember login.remember.hint
| login.remember:login.remember.hint:unseen login.submit login.title ui.password.show ui.password.show.name
| ui.password.show:ui.password.show.name

activating.asking activating.sending activating.sent filling.fresh filling.refused filling.unchecked
filling.unreached filling.unverified resting saving verifying
? login.email:is-filled passenger.email:is-filled

activating.asking activating.sending activating.sent filling.fresh filling.refused filling.unchecked
filling.unreached filling.unverified resting setAside signedUp
| registration.open

activating.asking activating.sending activating.sent filling.fresh filling.refused filling.unchecked
filling.unreached filling.unverified saving verifying
| ui.dialog.close ui.dialog.close:ui.dialog.close

activating.asking filling.refused
? again.now registration.refused.too-many-tries

activating.asking filling.refused filling.unchecked filling.unreached
? ui.notice.danger

activating.asking filling.unreached
? registration.refused.failed

activating.sending
| forgotten.submit:forgotten.submitting forgotten.submit:rests forgotten.submitting

activating.sent
| activation.again activation.sent

filling.fresh
? registration.contract.why registration.open:registration.contract.why

filling.fresh filling.refused filling.unchecked filling.unreached filling.unverified saving verifying
? passenger.first-name:is-filled passenger.last-name:is-filled passenger.phone:is-filled
? registration.contract:is-chosen

filling.fresh filling.refused filling.unchecked filling.unreached filling.unverified saving verifying
| login.email:registration.email.hint passenger.contact passenger.email:registration.email.hint
| passenger.first-name passenger.last-name passenger.phone passenger.phone.country
| passenger.phone.country:is-filled passenger.phone.hint.tr passenger.phone:passenger.phone.hint.tr
| registration.contract registration.email.hint registration.kind registration.kind.company
| registration.kind.individual registration.lead registration.title
| registration.wants-letters registration.wants-messages rules.read terms.privacy terms.privacy.rights
| terms.privacy.what terms.privacy.who terms.privacy.why terms.privacy.with-whom ui.link.new-window

filling.fresh filling.refused filling.unchecked filling.unreached saving
? registration.company registration.company.name registration.company.name:is-filled
? registration.company.tax-administration registration.company.tax-administration:is-filled
? registration.company.tax-number registration.company.tax-number.hint
? registration.company.tax-number:is-filled
? registration.company.tax-number:registration.company.tax-number.hint registration.kind.company:is-chosen
? registration.person.of-company

filling.fresh filling.refused filling.unchecked filling.unverified saving verifying
? passenger.birth-date passenger.birth-date.hint passenger.birth-date:is-filled
? passenger.birth-date:passenger.birth-date.hint passenger.gender passenger.gender.female
? passenger.gender.female:is-chosen passenger.gender.male passenger.identity passenger.identity.hint
? passenger.identity:is-filled passenger.identity:passenger.identity.hint passenger.nationality
? reference.nationality.foreign reference.nationality.turkish reference.nationality.turkish:is-chosen
? registration.kind.individual:is-chosen registration.person

filling.fresh saving verifying
? registration.open:rests

filling.refused
? registration.refused.incomplete

filling.refused filling.unreached
| registration.refused.title

filling.unchecked
| registration.unchecked.text registration.unchecked.title

filling.unverified
| registration.unverified.text registration.unverified.title ui.notice.warning

saving
| registration.open:registration.saving registration.saving

saving verifying
| registration.abandon

verifying
| registration.open:registration.verifying registration.verifying
`;
