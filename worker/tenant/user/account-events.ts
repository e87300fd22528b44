import type { UserEvents } from '#domain/user/events'
import type { RequestContext } from '#tenant/runtime/context'
import type { User } from './users.ts'

/** Records a change of an account and notifies its user. */
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

/** Records a change of a user's permissions and notifies them. */
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
