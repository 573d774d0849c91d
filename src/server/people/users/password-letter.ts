import type { NamedMembership } from '#domain/member/named-membership.ts';
import { minute } from '#domain/values/durations.ts';
import type { Language } from '#domain/values/language.ts';
import { oneTimeCodeLife } from '#domain/values/one-time-code.ts';
import { membershipText } from '#i18n/membership-text.ts';
import { sayIn } from '#i18n/say.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import type { Letter } from '#server/counterparts/mail/mail.ts';

export const minutesOfLink = oneTimeCodeLife / minute;

export type Wanted = { readonly to: string; readonly language: Language; readonly link: string };

/** The letter with the link that leads to a new password. */
export const passwordLetter = ({ to, language, link }: Wanted): Letter => {
  const say = sayIn(language, wholeCatalogue(language));
  return {
    to,
    language,
    subject: say('letter.password.subject'),
    text: say('letter.password.text', { link, minutes: minutesOfLink }),
  };
};

/** Whoever owns an account is told that its password is another one: support may have been given the link, or somebody else. */
export const passwordChangedLetter = ({ to, language }: Omit<Wanted, 'link'>): Letter => {
  const say = sayIn(language, wholeCatalogue(language));
  return {
    to,
    language,
    subject: say('letter.password-changed.subject'),
    text: say('letter.password-changed.text'),
  };
};

/** Whom the link makes active; null where nobody is, and the letter is taken back. */
export type Activating = Wanted & { readonly named: NamedMembership | null };

/** The letter with the link that leads to the first password, and makes the member active: whoever typed the e-mail is named. */
export const activationLetter = ({ to, language, link, named }: Activating): Letter => {
  const say = sayIn(language, wholeCatalogue(language));
  return {
    to,
    language,
    subject: say('letter.activation.subject'),
    text: say('letter.activation.text', {
      link,
      minutes: minutesOfLink,
      member: named === null ? to : membershipText(named, say),
    }),
  };
};

/** Whoever owns an e-mail that was registered a second time is told so, and by nobody else's eyes. */
export const memberAlreadyLetter = ({ to, language, link }: Wanted): Letter => {
  const say = sayIn(language, wholeCatalogue(language));
  return {
    to,
    language,
    subject: say('letter.member-already.subject'),
    text: say('letter.member-already.text', { link, minutes: minutesOfLink }),
  };
};
