import type { Audience } from '#domain/audience'
import type { UserType } from './user.ts'

/** The content of the sealed cookie, which lets the edge guard pages without another request. */
export type SessionContent = {
  readonly id: string
  readonly user_id: string
  readonly type: UserType
  readonly tenant: string
  readonly audience: Audience | null
  readonly permissions: readonly string[]
  readonly roles: readonly string[]
  readonly read_only: boolean
  readonly tokenHash: string
  readonly opened_at: string
  readonly seen_at: string
}

export const IDLE_TIMEOUT_MS = 30 * 60_000

export const MAX_SESSION_MS = 12 * 3_600_000
