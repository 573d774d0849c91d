/** Why a call brought no answer the flow is drawn to meet. */
export type CallFaultKind =
  /** The server was not reached. */
  | 'network'
  /** It was reached, and was silent too long. */
  | 'time-out'
  /** It said no, by a status and words the call does not name. */
  | 'status'
  /** It said something that is not in the contract. */
  | 'not-understood';

type FaultDetails = {
  readonly status?: number;
  readonly code?: number | null;
  readonly serverMessage?: string | null;
  readonly cause?: unknown;
};

/** The only thing the gateway throws, besides the reason of whoever gave a call up. */
export class CallFault extends Error {
  override readonly name = 'CallFault';
  readonly kind: CallFaultKind;
  readonly call: string;
  /** Null where no answer came. */
  readonly status: number | null;
  /** The wire's number of the refusal. */
  readonly code: number | null;
  /** The server's own sentence, when it is in the page's language. */
  readonly serverMessage: string | null;

  constructor(kind: CallFaultKind, call: string, { status, code, serverMessage, cause }: FaultDetails = {}) {
    super(`${call}: ${kind}${status === undefined ? '' : ` ${status}`}`, { cause });
    this.kind = kind;
    this.call = call;
    this.status = status ?? null;
    this.code = code ?? null;
    this.serverMessage = serverMessage ?? null;
  }
}
