import { granted, refused } from '#domain/values/answer.ts';
import type { Desk, Due } from '#server/sale/settlement/desk.ts';

/** A desk that sells one thing and remembers in this process what it was asked. */
export type PlainDesk = Desk & {
  owe: (due: Due | null) => void;
  /** What the next issue says. */
  answerIssue: (answer: Awaited<ReturnType<Desk['issue']>>) => void;
  /** The action breaks until it is mended. */
  breakDown: (action: Action | null) => void;
  readonly issued: readonly string[];
  readonly notified: readonly string[];
  readonly refusedPayments: readonly string[];
};

export type Action = 'due' | 'issue' | 'notify' | 'refused';

const once = (list: string[], payment: string) => {
  if (!list.includes(payment)) list.push(payment);
};

export const plainDesk = (): PlainDesk => {
  let owed: Due | null = null;
  let issue: Awaited<ReturnType<Desk['issue']>> = granted(null);
  let broken: Action | null = null;
  const issued: string[] = [];
  const notified: string[] = [];
  const refusedPayments: string[] = [];
  const done = (action: Action): Promise<void> =>
    broken === action ? Promise.reject(new Error(`The desk broke at ${action}.`)) : Promise.resolve();
  return {
    owe: (due) => {
      owed = due;
    },
    answerIssue: (answer) => {
      issue = answer;
    },
    breakDown: (action) => {
      broken = action;
    },
    issued,
    notified,
    refusedPayments,
    due: async (_within, subject) => {
      await done('due');
      return subject === '' ? null : owed;
    },
    issue: async (_within, _subject, payment) => {
      await done('issue');
      if (!issue.ok) return refused(issue.refusal);
      once(issued, payment);
      owed = null;
      return issue;
    },
    notify: async (_within, _subject, payment) => {
      await done('notify');
      once(notified, payment);
    },
    refused: async (_within, _subject, payment) => {
      await done('refused');
      once(refusedPayments, payment);
    },
  };
};
