import type { ReactNode } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { loginFormId, parseEmailIn } from './parse-login.ts';

/** Where it may not be done now, it is not seen. */
export type Shown = { readonly className: string | undefined };
type Pressed = Shown & {
  readonly pending?: string | null;
  readonly onPress: (email: string) => void;
  readonly children: ReactNode;
};

/** What is done with the e-mail that stands in the login form. */
export const WithEmail = ({ onPress, children, ...shown }: Pressed) => (
  <Button
    {...shown}
    variant="quiet"
    width="full"
    form={loginFormId}
    onClick={({ currentTarget }) => onPress(parseEmailIn(currentTarget.form))}
  >
    {children}
  </Button>
);
