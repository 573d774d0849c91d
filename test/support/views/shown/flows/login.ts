export const loginSentences = `
away departing
| login.eid.departing login.eid.departing:login.eid.departing login.eid.departing:rests

away departing entering.fresh entering.prompted entering.refused entering.warned forgetting.asking
forgetting.sending forgetting.sent provingEid resting signingIn
| login.open login.submit

away departing entering.fresh entering.prompted entering.refused entering.warned forgetting.asking
forgetting.sending forgetting.sent provingEid resting signingIn takingBack
| back:is-filled

away departing entering.fresh entering.prompted entering.refused entering.warned forgetting.asking
forgetting.sending provingEid signingIn
| login.email

away departing entering.fresh entering.prompted entering.refused entering.warned forgetting.sent provingEid
signingIn
| login.close

away departing entering.fresh entering.prompted entering.refused entering.warned provingEid signingIn
| login.close:login.close login.password login.remember login.remember.hint login.remember:login.remember.hint
| login.title ui.password.show ui.password.show.name ui.password.show:ui.password.show.name

away departing entering.fresh entering.prompted entering.refused forgetting.asking forgetting.sending
signingIn
? login.email:is-filled

away departing entering.fresh entering.prompted entering.refused signingIn
? login.remember:is-chosen

away departing entering.fresh entering.refused signingIn
? login.password:is-filled

away departing provingEid signingIn
| login.abandon

entering.fresh entering.prompted entering.refused entering.warned
| login.eid login.forgotten

entering.fresh forgetting.sent signingIn
? forgotten.close

entering.fresh signingIn
? forgotten.close:forgotten.close forgotten.close:login.close login.close:forgotten.close

entering.prompted
| login.prompted ui.notice.warning

entering.refused
? login.refused.eid-closed login.refused.eid-refused login.refused.eid.title login.refused.title

entering.refused forgetting.asking
? login.refused.not-reached ui.notice.danger

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

forgetting.sending
| forgotten.submit:forgotten.submitting forgotten.submit:rests forgotten.submitting

forgetting.sent
| forgotten.sent

provingEid
| login.eid.proving login.eid.proving:login.eid.proving login.eid.proving:rests

signingIn
| login.submitting login.submitting:login.submitting login.submitting:rests

takingBack
| login.open:login.taking-back login.open:rests login.submit:login.taking-back login.submit:rests
| login.taking-back
`;
