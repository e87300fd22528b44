import { fullName } from '#domain/user/user'
import type { RequestContext } from '#tenant/runtime/context'
import { endSessions } from './session-ends.ts'
import type { User } from './users.ts'

/**
 * Ends the sessions of a user whose email address was changed, but for `ownSession`, and the links to the old address,
 * and tells both addresses.
 */
export const followAddress = (
  context: RequestContext,
  before: User,
  after: User,
  ownSession: string | null = null,
) => {
  if (before.email === after.email) return
  context.store.write(
    'UPDATE links SET used_at = ? WHERE user_id = ? AND used_at IS NULL',
    context.now,
    after.id,
  )
  endSessions(context, after.id, ownSession)
  recordChange(context, before.email, after)
}

const recordChange = (context: RequestContext, oldEmail: string, after: User) => {
  const { id, version, type, email } = after
  const name = fullName(after)
  const recipients = [oldEmail, email].map((address) => ({ name, email: address, phone: null }))
  context.recordEvents(
    [
      {
        name: 'user.address-changed',
        subject: 'user',
        id,
        version,
        changed: ['email'],
        detail: { name },
      },
    ],
    {
      users: [id],
      correspondence: () => ({
        about: null,
        values: { old_email: oldEmail, new_email: email },
        clients: type === 'client' ? recipients : [],
        staff: type === 'client' ? [] : recipients,
      }),
    },
  )
}
