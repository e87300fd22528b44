import type { UserEvents } from '#domain/user/events'
import type { RequestContext } from '#tenant/runtime/context'
import type { User } from './users.ts'

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
