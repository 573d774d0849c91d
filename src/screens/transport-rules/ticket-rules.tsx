import { mostChanges } from '#domain/booking/deductions.ts';
import { openTicketLife } from '#domain/booking/open-ticket.ts';
import { mostExtensions, optionEnds, optionTime, proofTime } from '#domain/booking/reservation-option.ts';
import { reservationEnds } from '#domain/journey/chosen-journey.ts';
import { regionalValidHours } from '#domain/journey/regional-validity.ts';
import { day, hour, minute } from '#domain/values/durations.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import { DeductionList } from './deduction-list.tsx';
import { RulesPart } from './rules-part.tsx';

/** What a ticket is good for, and what may be done with it after the sale. */
export const TicketRules = () => {
  const { say } = useWords();
  return (
    <>
      <RulesPart id="rules-ticket" title={say('rules.ticket')}>
        <p>{say('rules.ticket.person')}</p>
        <p>{say('rules.ticket.regional', { hours: regionalValidHours })}</p>
      </RulesPart>
      <RulesPart id="rules-change" title={say('rules.change')}>
        <DeductionList action="change" />
        <p>{say('rules.change.limit', { count: mostChanges })}</p>
      </RulesPart>
      <RulesPart id="rules-return" title={say('rules.return')}>
        <DeductionList action="return" />
        <p>{say('rules.return.means')}</p>
      </RulesPart>
      <RulesPart id="rules-open-ticket" title={say('rules.convert-to-open-ticket')}>
        <DeductionList action="convert-to-open-ticket" />
        <p>{say('rules.convert-to-open-ticket.use', { days: openTicketLife / day })}</p>
      </RulesPart>
      <RulesPart id="rules-reservation" title={say('rules.reservation')}>
        <p>{say('rules.reservation.from', { hours: reservationEnds / hour })}</p>
        <p>
          {say('rules.reservation.option', {
            hours: optionTime / hour,
            before: optionEnds / hour,
            count: mostExtensions,
          })}
        </p>
        <p>{say('rules.reservation.proof', { minutes: proofTime / minute })}</p>
      </RulesPart>
    </>
  );
};
