import type { IdentityRegister } from '#server/counterparts/identity-register/identity-register.ts';
import type { Mail } from '#server/counterparts/mail/mail.ts';
import type { Wallet } from '#server/counterparts/wallet/wallet.ts';
import type { Passwords } from '#server/people/accounts/password-hash.ts';
import type { PlatformContext } from '#server/platform/context/platform-context.ts';

/** What calls about people lean on. */
export type PeopleContext = PlatformContext & {
  readonly mail: Mail;
  readonly wallet: Wallet;
  readonly identityRegister: IdentityRegister;
  readonly passwords: Passwords;
};
