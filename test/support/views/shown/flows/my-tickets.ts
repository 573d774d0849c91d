export const myTicketsSentences = `
done
| booking.bought-at booking.status.sold cabin.Y1 history.count paper.class paper.coach paper.departure
| paper.locator paper.number paper.price paper.seat paper.tariff paper.train result.copy result.file
| result.file:to:/crs text.clock text.moment text.money ticket.boarding-pass ticket.boarding-pass:to:/bilet
| ticket.calendar ticket.calendar:to:/crs ticket.file ticket.file:to:/crs ticket.name ticket.status.valid

editing.fresh sending
| history.loading

editing.refused
? after-sale.refused.range-too-wide history.not-reached history.not-reached.text history.refused

editing.refused
| history.ask-again
`;
