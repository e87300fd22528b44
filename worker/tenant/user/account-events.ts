import type { UserEvents } from '#domain/user/events'
import type { RequestContext } from '#tenant/runtime/context'
import type { User } from './users.ts'

/** Records that an account was changed; the user themselves is notified too. */
export const userChanged = (
  context: RequestContext,
  user: User,
  changed: string[],
  detail: UserEvents['user.updated']['detail'],
) =>
  context.recordEvents(
    [
      {
        name: 'user.updated',
        subject: 'user',
        id: user.id,
        version: user.version,
        changed,
        detail,
      },
    ],
    { users: [user.id] },
  )

/** Records that what a user may do was changed; the user themselves is notified too. */
export const permissionsChanged = (
  context: RequestContext,
  user: User,
  detail: UserEvents['permissions.changed']['detail'],
) =>
  context.recordEvents(
    [
      {
        name: 'permissions.changed',
        subject: 'user',
        id: user.id,
        version: user.version,
        changed: ['roles'],
        detail,
      },
    ],
    { users: [user.id] },
  )
