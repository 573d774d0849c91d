export const ticketChangeSentences = `
performing.askingAgain performing.carryingOut
| actions.performing settling.going ui.notice.info

performing.askingAgain performing.carryingOut performing.unheard
| actions.performing.text

performing.askingAgain performing.carryingOut performing.unheard performing.unknown refused reviewing
simulating
| change.title

performing.unheard performing.unknown
| settling.ask settling.unheard

performing.unheard performing.unknown reviewing
? ui.notice.warning

performing.unknown
| booking.refused.proof-needed

refused
? actions.not-reached after-sale.refused.ticket-not-changeable booking.refused.key-used-otherwise

refused
| change.again change.refused ui.notice.danger

refused reviewing
| change.decline

reviewing
? actions.differs

reviewing
| change.before change.confirm.due change.due change.fee change.seat change.text change.worth-after
| change.worth-before text.moment text.money

simulating
| actions.reckoning
`;
