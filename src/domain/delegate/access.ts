import * as z from 'zod/mini'

/** What a client lets somebody do who helps them; to see progress goes with each. */
export const DelegateAccess = z.enum(['progress', 'messages', 'documents'])
export type DelegateAccess = z.infer<typeof DelegateAccess>

/** For whom somebody acts in a session. */
export const Helping = z.object({
  id: z.string(),
  conveyance_id: z.string(),
  /** The client’s name. */
  client: z.string(),
  access: z.array(DelegateAccess),
  is_attorney: z.boolean(),
  /** Why it has ended, in a sentence; null while it holds. */
  ended: z.nullable(z.string()),
})
export type Helping = z.infer<typeof Helping>
