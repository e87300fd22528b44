import type { Broadcast } from '#domain/broadcast'
import { accessChanges } from './access-changes.ts'
import type { outboxOf } from './outbox.ts'

/** Whose sockets to close. */
export type HangUp = { readonly user: string } | { readonly session: string }

/** An order to close sockets, or to check again what some users, or all, are subscribed to. */
export type Revocation =
  | { readonly hang_up: HangUp }
  | { readonly check: { readonly users: readonly string[] | null } }

type Outbox = Pick<ReturnType<typeof outboxOf>, 'put'>

/** Queues a revocation, which waits for no broadcast. */
export const queueRevocation = (outbox: Outbox, revocation: Revocation, now: string) =>
  outbox.put('revocation', revocation, now)

/** Queues the checks of users whose permissions or team an event changed. */
export const queueAccessChecks = (
  outbox: Outbox,
  tenant: string,
  broadcast: Broadcast,
  now: string,
) => {
  for (const { users, channels } of accessChanges(tenant, [broadcast]))
    if (channels === null) queueRevocation(outbox, { check: { users } }, now)
}
