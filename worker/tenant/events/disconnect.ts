/** An order to close the sockets of a user or of a session, which has ended. */
export type Disconnect = {
  readonly hang_up: { readonly user: string } | { readonly session: string }
}
