import type { UserEvents } from '#domain/user/events'
import { fullName } from '#domain/user/user'
import { type HangUp, queueRevocation } from '#tenant/events/revocation'
import type { RequestContext } from '#tenant/runtime/context'
import { personOf } from './people.ts'

type Ended = UserEvents['session.ended']['detail'] & { user: string }

/** Signs out of a session and of those handed over from it; returns whether it was open. */
export const endSession = (context: RequestContext, id: string): boolean =>
  context.store.transaction(() => {
    const [first, ...others] = context.sessions.end(id, context.now)
    if (first === undefined) return false
    const person = personOf(context, context.users.find(first.user_id))
    context
      .as(person ?? context.person)
      .recordEvents([
        { name: 'session.ended', subject: 'session', id, version: 0, changed: [], detail: {} },
      ])
    for (const ended of [first, ...others]) disconnect(context, { session: ended.id })
    return true
  })

/** Ends every session of a user now, but for one, and closes their sockets. */
export const endSessions = (
  context: RequestContext,
  userId: string,
  except: string | null = null,
) => {
  const ids = context.sessions.endAllOf(userId, context.now, except)
  if (ids.length > 0) recordEnd(context, { user: userId, sessions: ids.length })
  if (except === null) disconnect(context, { user: userId })
  else for (const id of ids) disconnect(context, { session: id })
}

/** Ends a session, if it is live and belongs to the user. */
export const endOneSession = (context: RequestContext, userId: string, sessionId: string) => {
  if (context.sessions.live(sessionId, context.now)?.user_id !== userId) return
  const ended = context.sessions.end(sessionId, context.now)
  recordEnd(context, { user: userId, session: sessionId })
  for (const { id } of ended) disconnect(context, { session: id })
}

/** Ends the sessions that nobody has used for too long, and closes their sockets. */
export const endExpiredSessions = (context: RequestContext) =>
  context.store.transaction(() => {
    for (const id of context.sessions.endExpired(context.now)) disconnect(context, { session: id })
  })

const disconnect = ({ outbox, now }: RequestContext, hang_up: HangUp) =>
  queueRevocation(outbox, { hang_up }, now)

const recordEnd = (context: RequestContext, ended: Ended) => {
  const user = context.users.find(ended.user)
  const detail = user === null ? ended : { ...ended, name: fullName(user) }
  const event = { name: 'session.ended', subject: 'session', id: ended.user } as const
  context.recordEvents([{ ...event, version: 0, changed: [], detail }])
}
