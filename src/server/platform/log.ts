import { codeOf } from './errno.ts';

/** A field of a log line. Bodies, names, numbers and addresses of people have no place in one. */
export type Fields = Readonly<Record<string, string | number | null>>;

export type Log = {
  readonly info: (event: string, fields?: Fields) => void;
  readonly error: (event: string, defect: unknown, fields?: Fields) => void;
};

const frame = /^\s*at /;

/** What the engine itself says of code; any other message may hold what a person typed. */
const ofCode =
  /^(?:Cannot (?:read|set) properties of (?:undefined|null) \((?:reading|setting) '[\w$#]{1,60}'\)|[\w$.]{1,60} is not (?:a function|a constructor|defined|iterable)|Cannot access '[\w$]{1,60}' before initialization|Maximum call stack size exceeded)$/;

const safeMessageOf = ({ message }: Error): string => (ofCode.test(message) ? message : '…');

/** Where a rule of the database was broken, when it was one. */
const ruleOf = (defect: Error): string | null =>
  'constraint' in defect && typeof defect.constraint === 'string' ? defect.constraint : null;

const framesOf = (defect: Error): string =>
  (defect.stack ?? '')
    .split('\n')
    .filter((line) => frame.test(line))
    .map((line) => line.trim())
    .slice(0, 12)
    .join(' | ');

const fieldsOf = (defect: unknown): Fields =>
  defect instanceof Error
    ? {
        defect: defect.name,
        message: safeMessageOf(defect),
        code: codeOf(defect),
        rule: ruleOf(defect),
        where: framesOf(defect),
      }
    : { defect: typeof defect };

export type Line = (text: string) => void;

/** One JSON object a line. */
export const logTo = (write: Line): Log => {
  const put = (event: string, fields: Fields): void =>
    write(`${JSON.stringify({ at: new Date().toISOString(), event, ...fields })}\n`);
  return {
    info: (event, fields = {}) => put(event, fields),
    error: (event, defect, fields = {}) => put(event, { ...fields, ...fieldsOf(defect) }),
  };
};
