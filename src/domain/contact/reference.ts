import * as z from 'zod/mini'
import { MatterType } from '#domain/matter'
import { ClientRole } from '#domain/party'

export const ContactReference = z.object({
  kind: z.enum(['conveyance', 'quote-case', 'lead']),
  id: z.string(),
  /** '26-S-01234', 'Q-01234', 'L-01234' */
  ref: z.string(),
  role: z.union([ClientRole, z.enum(['client', 'enquirer'])]),
  about: z.string(),
  status: z.string(),
  matter_type: z.nullable(MatterType),
})
export type ContactReference = z.infer<typeof ContactReference>
