import type { CorrectionActors } from './correction.flow.ts';
import { Correction } from './correction.tsx';
import type { CounterActor } from './counter.flow.ts';
import { Counter } from './counter.tsx';
import { PasswordLink } from './password-link.tsx';
import { desk } from './staff-membership.css.ts';
import type { LinkActor } from './staff-membership.flow.ts';

type Props = CorrectionActors & { readonly link: LinkActor; readonly counter: CounterActor };

/** What support does for whoever stands before them. */
export const StaffMembership = ({ link, counter, ...correction }: Props) => (
  <div className={desk}>
    <PasswordLink form={link} />
    <Correction {...correction} />
    <Counter form={counter} />
  </div>
);
