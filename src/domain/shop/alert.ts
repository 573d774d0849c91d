export type AlertVariant = 'info' | 'success' | 'warning' | 'danger';

const seconds = (count: number) => count * 1_000;
const short = seconds(4);
const untilDismissed = null;

/** Every alert of the shop by name; its words are the messages `alert.<name>.title` and `.text`. */
export const alerts = {
  'session-ended': { variant: 'warning', lasts: untilDismissed },
  'session-lost': { variant: 'warning', lasts: untilDismissed },
  'user-information-login': { variant: 'warning', lasts: untilDismissed },
  'request-failed': { variant: 'danger', lasts: short },
  'not-reached': { variant: 'danger', lasts: short },
  'password-changed': { variant: 'success', lasts: short },
  'membership-ended': { variant: 'success', lasts: untilDismissed },
  'signed-up': { variant: 'success', lasts: untilDismissed },
  'payment-time-ended': { variant: 'warning', lasts: untilDismissed },
  'part-not-loaded': { variant: 'danger', lasts: untilDismissed },
} as const satisfies Record<string, { variant: AlertVariant; lasts: number | null }>;

export type AlertName = keyof typeof alerts;

const loginAlerts: ReadonlySet<AlertName> = new Set([
  'session-ended',
  'session-lost',
  'user-information-login',
]);

/** Whether an alert says nothing more to whoever has logged in. */
export const asksForLogin = (name: AlertName): boolean => loginAlerts.has(name);

/** `message` is the server's own sentence, kept only when it is in the reader's language. */
export type Alert = { readonly name: AlertName; readonly message: string | null };

/** The instant at which an alert shown at `at` goes by itself, or `null` when it waits to be dismissed. */
export const alertEndOf = ({ name }: Alert, at: number): number | null => {
  const { lasts } = alerts[name];
  return lasts === null ? null : at + lasts;
};
