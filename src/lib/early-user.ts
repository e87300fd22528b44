import { sessionApi } from '#domain/user/session'
import type { SignedInUser } from '#domain/user/user'
import { cancelBody } from './cancel-body.ts'
import { externalParts } from './firm.ts'
import { startAt } from './realtime-position.ts'
import { replyOf } from './reply.ts'

export const takeEarlyUser = async (): Promise<SignedInUser | null> => {
  const early = globalThis.deedbox?.user
  if (!early) return null
  delete globalThis.deedbox?.user
  try {
    const answer = await early
    if (!answer.ok) return cancelBody(answer)
    // Every later answer includes at least the events that this one included.
    const newest = answer.headers.get('X-Newest-Event')
    if (newest !== null) startAt(Number(newest))
    const body: unknown = await answer.json()
    const external = await externalParts()
    return replyOf(sessionApi.user, external?.externalAnswer('/auth/user', body) ?? body) ?? null
  } catch {
    return null
  }
}
