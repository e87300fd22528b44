import * as z from 'zod/mini'
import { audiences } from '#domain/audience'
import { UserType } from './user.ts'

/** What a signed-in person may do, as the guards of pages need it. */
export const SessionGrant = z.object({
  user_id: z.string(),
  type: UserType,
  permissions: z.readonly(z.array(z.string())),
  roles: z.readonly(z.array(z.string())),
  read_only: z.boolean(),
})
export type SessionGrant = z.infer<typeof SessionGrant>

/** What the sealed cookie says of a session; it proves nothing until the back end confirms it. */
export const SessionClaim = z.object({
  id: z.string(),
  tenant: z.string(),
  audience: z.nullable(z.enum(audiences)),
  tokenHash: z.string(),
  opened_at: z.string(),
  seen_at: z.string(),
  /** Answers of the back end from before this instant no longer count. */
  sealed_at: z.optional(z.string()),
  /** The grant that an external back end gave when the cookie was sealed; only such firms have it. */
  external: z.optional(SessionGrant),
})
export type SessionClaim = z.infer<typeof SessionClaim>

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
