export const myTicketsSentences = `
done
| booking.bought-at booking.status.sold cabin.Y1 history.count paper.class paper.coach paper.departure
| paper.locator paper.number paper.price paper.seat paper.tariff paper.train result.copy result.file
| text.clock text.moment text.money ticket.boarding-pass ticket.calendar ticket.file ticket.name
| ticket.status.valid

editing.fresh sending
| history.loading

editing.refused
? after-sale.refused.range-too-wide history.not-reached history.not-reached.text history.refused

editing.refused
| history.ask-again
`;
