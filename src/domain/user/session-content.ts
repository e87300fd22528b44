import type { Audience } from '#domain/audience'
import type { UserType } from './user.ts'

/** What a signed-in person may do, as the guards of pages need it. */
export type SessionGrant = {
  readonly user_id: string
  readonly type: UserType
  readonly permissions: readonly string[]
  readonly roles: readonly string[]
  readonly read_only: boolean
}

/** What the sealed cookie says of a session; it proves nothing until the back end confirms it. */
export type SessionClaim = {
  readonly id: string
  readonly tenant: string
  readonly audience: Audience | null
  readonly tokenHash: string
  readonly opened_at: string
  readonly seen_at: string
  /** Answers of the back end from before this instant no longer count. */
  readonly sealed_at?: string
  /** The grant that an external back end gave when the cookie was sealed; only such firms have it. */
  readonly external?: SessionGrant
}

/** A session with its person's grant, as the back end knows it. */
export type SessionContent = Omit<SessionClaim, 'sealed_at' | 'external'> & SessionGrant

export const IDLE_TIMEOUT_MS = 30 * 60_000

export const MAX_SESSION_MS = 12 * 3_600_000

/** The instant, in ms, at which a session ends unless it is used before. */
export const sessionEnd = ({
  seen_at,
  opened_at,
}: Pick<SessionClaim, 'seen_at' | 'opened_at'>): number =>
  Math.min(Date.parse(seen_at) + IDLE_TIMEOUT_MS, Date.parse(opened_at) + MAX_SESSION_MS)
