import * as z from 'zod/mini'
import { audiences } from '#domain/audience'
import { UserType } from './user.ts'

/** The content of the sealed cookie, which lets the edge guard pages without another request. */
export const SessionContent = z.object({
  id: z.string(),
  user_id: z.string(),
  type: UserType,
  tenant: z.string(),
  audience: z.nullable(z.enum(audiences)),
  permissions: z.readonly(z.array(z.string())),
  roles: z.readonly(z.array(z.string())),
  read_only: z.boolean(),
  tokenHash: z.string(),
  opened_at: z.string(),
  seen_at: z.string(),
})
export type SessionContent = z.infer<typeof SessionContent>

export const IDLE_TIMEOUT_MS = 30 * 60_000

export const MAX_SESSION_MS = 12 * 3_600_000
