export const sessionSentences = `
resuming signedOut.turnedAway signedOut.visiting
| back:is-filled form:to:/giris login.close login.close:login.close login.eid login.email login.forgotten
| login.open login.password login.remember login.remember.hint login.remember:login.remember.hint:unseen
| login.submit login.title ui.password.show ui.password.show.name ui.password.show:ui.password.show.name

signedIn.warned.asking signedIn.warned.counting
| idle.stay idle.text idle.title idle.title:idle.stay idle.title:idle.text idle.title:session.leave
| ui.dialog.close ui.dialog.close:ui.dialog.close

signedIn.warned.asking signedIn.warned.counting signedIn.watching.calm signedIn.watching.touching signingOut
welcoming
| history.title history.title:to:/biletlerim-rezervasyonlarim password.update.title
| password.update.title:to:/sifre-guncelleme session.leave session.member-menu

signedIn.warned.asking signedIn.warned.counting signedIn.watching.calm signedIn.watching.touching welcoming
| :session.member-menu

signingOut
| :rests :session.leaving session.leaving
`;
