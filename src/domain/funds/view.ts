import * as z from 'zod/mini'
import { ClientIdentityState } from '#domain/identity/state'
import { FundsGiver, FundsKind, FundsStatement } from './funds.ts'

/** The statements of a case, with what they are held against, as staff see them. */
export const CaseFunds = z.object({
  /** Of each client; without permission, without parts and reviews. */
  statements: z.array(FundsStatement),
  needed: z.int(),
  explained: z.int(),
  accepted: z.int(),
  unexplained: z.int(),
  mortgage: z.int(),
  loan: z.nullable(z.int()),
})
export type CaseFunds = z.infer<typeof CaseFunds>

/** A client's own statement. */
export const ClientFunds = z.object({
  conveyance_id: z.string(),
  about: z.string(),
  /** What the property costs, in pence. */
  price: z.int(),
  state: ClientIdentityState,
  reason: z.nullable(z.string()),
  parts: z.array(
    z.object({
      id: z.string(),
      kind: FundsKind,
      amount: z.nullable(z.int()),
      story: z.string(),
      giver: z.nullable(FundsGiver),
      files: z.array(z.object({ what: z.enum(['evidence', 'declaration']), name: z.string() })),
    }),
  ),
  /** What is still missing before it can be sent. */
  missing: z.array(z.string()),
})
export type ClientFunds = z.infer<typeof ClientFunds>
