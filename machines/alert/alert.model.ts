import type { Alert } from '#domain/shop/alert.ts';

export type AlertFlow = {
  context: {
    /** Control: whether the alert goes by itself. */
    readonly stays: boolean;
    readonly alert: Alert | null;
    readonly endsAt: number;
  };
  input: Record<string, never>;
  events:
    | { type: 'alert.raised'; alert: Alert; at: number }
    | { type: 'alert.sent'; alert: Alert; at: number }
    | { type: 'alert.dismissed' }
    | { type: 'alert.attended' }
    | { type: 'alert.left'; at: number }
    | { type: 'address.changed'; at: number };
  emitted: { type: 'failed'; error: unknown };
  output: Record<string, never>;
  tags: 'shown';
  meta: Record<string, never>;
};

export const noAlert: AlertFlow['context'] = { stays: true, alert: null, endsAt: 0 };
