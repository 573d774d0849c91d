/** What an action is told when a port broke. */
export const errorOf = ({ event }: { readonly event: { readonly error: unknown } }) => ({
  error: event.error,
});
