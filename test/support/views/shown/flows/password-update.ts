export const passwordUpdateSentences = `
done
| password.again password.update.done ui.notice.success

done editing.fresh editing.refused sending
| contacts.title contacts.title:to:/kayitli-kisilerim coupon.title
| coupon.title:to:/acik-biletlerim-ve-iade-kuponlarim history.title
| history.title:to:/biletlerim-rezervasyonlarim menu.member package.title package.title:to:/abonmanliklarim
| password.update.title password.update.title:to:/sifre-guncelleme profile.title
| profile.title:to:/kullanici-bilgisi session.leave

editing.fresh editing.refused
? password.refused.not-reached settling.unheard ui.notice.warning

editing.fresh editing.refused
| password.update.submit

editing.fresh editing.refused sending
? password.new:is-filled password.old:is-filled password.repeat:is-filled ui.strength.label ui.strength.met
? ui.strength.strong

editing.fresh editing.refused sending
| password.new password.old password.repeat ui.password.show ui.password.show.name
| ui.password.show:ui.password.show.name ui.strength.rule.digit ui.strength.rule.length ui.strength.rule.lower
| ui.strength.rule.upper

editing.refused
? password.refused.old-password-wrong password.refused.title ui.notice.danger

sending
| password.abandon password.submitting password.update.submit:password.submitting password.update.submit:rests
`;
