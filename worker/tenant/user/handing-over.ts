import type { SessionContent } from '#domain/user/session-content'
import type { Audience } from '#routes'
import type { Parts } from '#tenant/core/parts'
import type { RequestContext } from '#tenant/runtime/context'
import type { HandoverKey } from './handovers.ts'

export type { HandoverKey }

import type { SessionKey } from './sessions.ts'
import { openSessionOf } from './signing-in.ts'

/** A session, or the sealed token of an external API, for the browser whose secret has this SHA-256. */
export type HandoverRequest = { readonly proof: string } & (
  | { readonly session: SessionKey }
  | { readonly sealedToken: string }
)

export type HandoverInput = HandoverKey & {
  readonly tokenHash: string
  readonly audience: Audience | null
  readonly ip: string
  readonly device: string | null
}

/** Returns a one-time code; null when the session has ended. */
export const issueHandover = (parts: Parts, request: HandoverRequest, now: string) => {
  const { sessions, handovers } = parts
  if ('sealedToken' in request) {
    const handedOver = { session_id: null, sealed_token: request.sealedToken }
    return handovers.issue(request.proof, handedOver, now)
  }
  const session = sessions.liveOf(request.session, now)
  if (session === null) return null
  return handovers.issue(request.proof, { session_id: session.id, sealed_token: null }, now)
}

/**
 * Uses up a code and opens a session beside the one that it was issued to, which ends no later; null when the code
 * is wrong or used, or that session has ended.
 */
export const redeemHandover = (
  context: RequestContext,
  { code, secret, ...input }: HandoverInput,
): SessionContent | null =>
  context.store.transaction(() => {
    const id = context.handovers.redeem({ code, secret }, context.now)?.session_id ?? null
    const parent = id === null ? null : context.sessions.live(id, context.now)
    if (parent === null) return null
    return openSessionOf(context, { ...input, userId: parent.user_id }, parent)
  })
