import type { Instant } from '#domain/date-schema'
import { fullName } from '#domain/user/user'
import type { RequestContext } from '#tenant/runtime/context'

/** Whom a message to a firm's owners goes to. */
export const ownersToTell = ({ users }: Pick<RequestContext, 'users'>) =>
  users.withRole('Owner').map((it) => ({
    name: fullName(it),
    email: it.email,
    phone: null,
    user_id: it.id,
  }))

/** Whether owners are to be told of this for the first time; from then on they have been. */
export const isFirstTelling = (
  { store }: Pick<RequestContext, 'store'>,
  name: string,
  key: string,
  now: Instant,
) =>
  store.rows(
    'INSERT OR IGNORE INTO timed_events (name, key, at) VALUES (?, ?, ?) RETURNING key',
    name,
    key,
    now,
  ).length > 0
