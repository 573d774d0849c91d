import { plain, type Rule } from './rule.ts';
import { type Asking, joinedBy, type Sign } from './sign.ts';

type Meant = Asking & {
  /** What the reader says yes with. */
  readonly yes: Sign;
  /** The yes is taken back, or the question is put anew. */
  readonly withdrawn?: Sign;
};

type Yes = 'asked' | 'good' | null;

/** One yes is good for asking once: asked again it is after another yes, or where no answer was heard. */
export const onceForEachYes = (
  serves: readonly string[],
  { yes, asks, answered, unheard, withdrawn }: Meant,
): Rule =>
  plain('once', serves, joinedBy(yes, asks, answered, unheard, withdrawn), (memory, seen) => {
    const before = memory.value as Yes;
    const now = (): Yes => {
      if (yes.holds(seen)) return 'good';
      if (withdrawn?.holds(seen) === true || answered.holds(seen)) return null;
      return before === 'asked' && unheard.holds(seen) ? 'good' : before;
    };
    const stands = now();
    const times = asks.times(seen);
    const value: Yes = times > 0 ? 'asked' : stands;
    return {
      memory: { ...memory, value },
      isBroken: times > (stands === 'good' ? 1 : 0),
      isConcerned: times > 0,
    };
  });
