/** What an action or a guard is handed: the event itself, or what a port or a child flow said. */
export const eventOf = <Event>({ event }: { readonly event: Event }): Event => event;
export const outputOf = <Output>({ event }: { readonly event: { readonly output: Output } }): Output =>
  event.output;
export const errorOf = ({ event }: { readonly event: { readonly error: unknown } }) => ({
  error: event.error,
});
