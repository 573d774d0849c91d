export const loginSentences = `
away departing
| login.eid.departing login.eid.departing:login.eid.departing login.eid.departing:rests
| login.open:login.eid.departing:unseen login.submit:login.eid.departing:unseen

away departing takingBack
| login.open:rests login.submit:rests

away departing entering.fresh entering.prompted entering.refused entering.warned forgetting.asking
forgetting.sending forgetting.sent provingEid resting signingIn
| login.open login.submit

away departing entering.fresh entering.prompted entering.refused entering.warned forgetting.asking
forgetting.sending forgetting.sent provingEid resting signingIn takingBack
| back:is-filled form:to:/giris login.close login.close:login.close login.email login.password login.remember
| login.remember.hint login.title ui.password.show ui.password.show.name
| ui.password.show:ui.password.show.name

away departing entering.fresh entering.prompted entering.refused entering.warned provingEid signingIn
| login.remember:login.remember.hint

away departing entering.fresh entering.prompted entering.refused forgetting.asking forgetting.sending
forgetting.sent resting signingIn takingBack
? login.email:is-filled login.remember:is-chosen

away departing entering.fresh entering.refused forgetting.asking forgetting.sending forgetting.sent resting
signingIn takingBack
? login.password:is-filled

away departing forgetting.sending provingEid signingIn takingBack
| login.abandon

entering.fresh entering.prompted entering.refused entering.warned forgetting.asking forgetting.sent resting
| login.eid login.forgotten

entering.fresh forgetting.sent resting signingIn takingBack
? forgotten.close forgotten.close:forgotten.close forgotten.close:login.close login.close:forgotten.close

entering.prompted
| login.prompted ui.notice.warning

entering.refused
? login.refused.eid-closed login.refused.eid-refused login.refused.eid.title

entering.refused forgetting.asking
? login.refused.not-reached login.refused.title ui.notice.danger

entering.warned
| login.warned.train-card ui.notice.info

forgetting.asking
? login.refused.incorrect-request

forgetting.asking
| forgotten.submit

forgetting.asking forgetting.sending
| forgotten.lead

forgetting.asking forgetting.sending forgetting.sent
| forgotten.title ui.dialog.close ui.dialog.close:ui.dialog.close

forgetting.asking forgetting.sending forgetting.sent resting takingBack
| login.remember:login.remember.hint:unseen

forgetting.sending
| forgotten.submit:forgotten.submitting forgotten.submit:rests forgotten.submitting

forgetting.sending signingIn takingBack
| login.submitting login.submitting:login.submitting login.submitting:rests

forgetting.sent
| forgotten.sent

provingEid
| login.eid.proving login.eid.proving:login.eid.proving login.eid.proving:rests

takingBack
| login.open:login.taking-back login.submit:login.taking-back login.taking-back
`;
