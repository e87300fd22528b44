import type { UserSession } from '#domain/user/account'
import type { RequestContext } from '#tenant/runtime/context'
import type { Session } from './sessions.ts'

/** The live sessions of a user, the last used first; `currentId` is the reader's own. */
export const sessionsOfUser = (
  context: RequestContext,
  userId: string,
  currentId: string | null,
): UserSession[] =>
  context.store
    .rows<Session>(
      'SELECT * FROM sessions WHERE user_id = ? AND ended_at IS NULL ORDER BY seen_at DESC',
      userId,
    )
    .filter((it) => context.sessions.live(it.id, context.now) !== null)
    .map(({ id, opened_at, seen_at, ip, device, audience }) => ({
      id,
      opened_at,
      seen_at,
      ip,
      device,
      audience,
      is_this: id === currentId,
    }))
