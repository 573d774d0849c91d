/** Something on this machine or in its settings forbids the start. The message is one line an operator can act on. */
export class SetupFault extends Error {
  override readonly name = 'SetupFault';
}
