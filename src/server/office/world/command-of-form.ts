import { minute } from '#domain/values/durations.ts';
/** What a form of the world's page asks, in the form of a command that is still to be checked. */
export const commandOfForm = (form: URLSearchParams): unknown => {
  const text = (name: string): string => form.get(name) ?? '';
  switch (form.get('do')) {
    case 'move-clock':
      return { do: 'move-clock', by: Math.round(Number(text('minutes')) * minute) };
    case 'set-clock':
      return { do: 'set-clock', offset: 0 };
    case 'meet':
      return {
        do: 'meet',
        name: text('name'),
        with: meetingOf(text),
        times: text('times') === '' ? null : Number(text('times')),
      };
    case 'release':
      return { do: 'release', id: text('id'), with: { kind: 'pass' } };
    case 'let-pass':
      return { do: 'let-pass', name: text('name') };
    case 'reset':
      return { do: 'reset' };
    default:
      return null;
  }
};

const bodyOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

const meetingOf = (text: (name: string) => string): unknown => {
  const [kind, status] = text('kind').split('-');
  switch (kind) {
    case 'answer':
      return { kind, status: Number(text('status')), body: bodyOf(text('body')) };
    case 'refuse':
      return { kind, status: Number(status) };
    case 'slow':
      return { kind, milliseconds: Number(text('milliseconds')) };
    default:
      return { kind };
  }
};
