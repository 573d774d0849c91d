import type { RegistrationActor } from '#panels/shop.ts';
import { ActivationDialog } from './activation-dialog.tsx';
import { RegistrationDialog } from './registration-dialog.tsx';

/** What the registration shows above the page. */
export const RegistrationDialogs = ({ registration }: { readonly registration: RegistrationActor }) => (
  <>
    <RegistrationDialog registration={registration} />
    <ActivationDialog registration={registration} />
  </>
);
