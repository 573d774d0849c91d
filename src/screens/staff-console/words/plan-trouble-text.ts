import type { SeatPlanTrouble } from '#domain/coach/seat-plan-trouble.ts';
import type { Words } from '#i18n/words.ts';

/** Why a plan cannot be drawn. */
export const planTroubleText = (trouble: SeatPlanTrouble, { say }: Words): string => {
  switch (trouble.why) {
    case 'empty':
      return say('catalogue.plan.empty');
    case 'no-place':
      return say('catalogue.plan.no-place', { line: trouble.line, text: trouble.text });
    case 'twice':
      return say('catalogue.plan.twice', { line: trouble.line, text: trouble.text });
    case 'crowded':
      return say('catalogue.plan.crowded', { line: trouble.line, most: trouble.most });
    case 'tables':
      return say('catalogue.plan.tables', { line: trouble.line, most: trouble.most });
  }
};
