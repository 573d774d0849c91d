export const sessionSentences = `
resuming signedOut.turnedAway signedOut.visiting
| back:is-filled login.open login.submit

signedIn.warned.asking signedIn.warned.counting
| idle.stay idle.text idle.title idle.title:idle.stay idle.title:idle.text idle.title:session.leave
| ui.dialog.close ui.dialog.close:ui.dialog.close

signedIn.warned.asking signedIn.warned.counting signedIn.watching.calm signedIn.watching.touching signingOut
welcoming
| session.member-menu

signedIn.warned.asking signedIn.warned.counting signedIn.watching.calm signedIn.watching.touching welcoming
| :session.member-menu

signedIn.warned.asking signedIn.warned.counting signingOut
| session.leave

signingOut
| :rests :session.leaving history.title password.update.title session.leaving
`;
